import Foundation

/// The data of a recording that its page contains, so that two pages can be compared.
struct FlowData: Codable, Sendable {
  struct Transition: Codable, Sendable {
    let container: String
    let origin: String
    let destination: String
    let motion: String
    let outcome: String
    /// The duration in seconds, as text, so that equal durations are equal.
    let duration: String?
    /// The number of callbacks before the request.
    let firstCallback: Int
    /// The size of the screen, in points.
    let size: [Int]
    /// The names of the images in the page's archive.
    let pictures: [String]
    /// The time of each image since the beginning, in seconds.
    let times: [String]

    /// The description of the change, which identifies the transition in another recording.
    var title: String { "\(container): \(origin) → \(destination)" }
  }

  /// The version of the format.
  static let currentVersion = 1
  /// The element of the page that contains the recording.
  static let opening = "<script type=\"application/json\" id=\"recording\">"
  static let closing = "</script>"

  var version = Self.currentVersion
  let title: String
  let fontFamily: String
  let transitions: [Transition]
  /// The callbacks with their view controllers, in order.
  let callbacks: [String]
  let violations: [String]

  /// The element of the page.
  ///
  /// Slashes are escaped, so that no text can end the element.
  var html: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Texts, integers, and arrays of them can always be encoded.
    let text = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return "\(Self.opening)\(text)\(Self.closing)"
  }
}
