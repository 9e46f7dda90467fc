/// A line of the log that an inspector shows.
public struct SceneLogEntry: Codable, Equatable, Sendable {
  /// The kind of a line.
  public enum Kind: String, Codable, Sendable {
    /// A callback of a view controller.
    case callback
    /// A request to a container, or its outcome.
    case request
    /// A message about misuse of an interface.
    case problem
  }

  /// The kind of the line.
  public var kind: Kind
  /// The time in seconds.
  public var time: Double
  /// The object that the line is about.
  public var subject: String
  /// The event.
  public var text: String

  /// Creates a line.
  public init(kind: Kind, time: Double, subject: String, text: String) {
    self.kind = kind
    self.time = time
    self.subject = subject
    self.text = text
  }
}
