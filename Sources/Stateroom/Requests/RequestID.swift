/// The name of one request, by which its hooks and its completion find their way back.
///
/// Numbers are given out in the order of asking, so the newer of two requests is the greater one.
struct RequestID: RawRepresentable, Hashable, Comparable, Sendable {
  let rawValue: Int

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  static func < (one: Self, other: Self) -> Bool {
    one.rawValue < other.rawValue
  }
}

extension RequestID: CustomStringConvertible {
  var description: String { "#\(rawValue)" }
}
