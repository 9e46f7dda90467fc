/// A recording of the input to a live app.
public struct SceneRecording: Equatable, Sendable {
  /// The source text of a test that repeats the input.
  public var script: String
  /// The flow report as an HTML document; `nil` if the app has no containers that report their events.
  public var report: String?

  /// Creates a recording.
  public init(script: String, report: String?) {
    self.script = script
    self.report = report
  }
}
