/// The number of one request, which identifies its hooks and its completion handler.
///
/// Numbers increase, so that the newer of two requests has the greater one.
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
