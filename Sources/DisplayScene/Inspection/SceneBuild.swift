/// The build of the app's next version, which a display shows over the screen of the running one.
public struct SceneBuild: Codable, Equatable, Sendable {
  /// An error of the compiler, or of another tool of the build.
  public struct Problem: Codable, Equatable, Hashable, Sendable {
    /// The file, relative to the package; `nil` if the error has no place.
    public var file: String?
    /// The line, from 1.
    public var line: Int?
    /// The message.
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
  /// The errors of the last build that ended. They remain while the next build is running.
  public var problems: [Problem]

  /// Creates a value. Without arguments, it indicates that nothing is being built and that the last build succeeded.
  public init(isRunning: Bool = false, problems: [Problem] = []) {
    self.isRunning = isRunning
    self.problems = problems
  }
}
