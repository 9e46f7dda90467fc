/// A line of the log that an inspector shows.
public struct SceneLogEntry: Codable, Equatable, Sendable {
  /// Constants that specify the kind of a line.
  public enum Kind: String, Codable, Sendable {
    /// A callback of a view controller.
    case callback
    /// A request to a container, or its outcome.
    case request
    /// A message about the incorrect use of an interface.
    case problem
  }

  /// The kind of the line.
  public var kind: Kind
  /// The time of the event, in seconds.
  public var time: Double
  /// The name of the object to which the event belongs.
  public var subject: String
  /// The text of the event.
  public var text: String

  /// Creates a line.
  public init(kind: Kind, time: Double, subject: String, text: String) {
    self.kind = kind
    self.time = time
    self.subject = subject
    self.text = text
  }
}
