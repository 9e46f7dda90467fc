/// The state of the build of the app's next version, which a display shows over the screen.
public struct SceneBuild: Codable, Equatable, Sendable {
  /// An error of the compiler, or of another tool of the build.
  public struct Problem: Codable, Equatable, Hashable, Sendable {
    /// The path of the file, relative to the package; `nil` if the error has no location.
    public var file: String?
    /// The line of the error, from 1; `nil` if the error has no location.
    public var line: Int?
    /// The message of the tool.
    public var message: String

    /// Creates a problem.
    public init(file: String? = nil, line: Int? = nil, message: String) {
      self.file = file
      self.line = line
      self.message = message
    }
  }

  /// A Boolean value that indicates whether the build is running.
  public var isRunning: Bool
  /// The errors of the last build that ended.
  ///
  /// They remain while the next build is running.
  public var problems: [Problem]

  /// Creates the state of a build.
  ///
  /// The default indicates that no build is running and that the last one succeeded.
  public init(isRunning: Bool = false, problems: [Problem] = []) {
    self.isRunning = isRunning
    self.problems = problems
  }
}
