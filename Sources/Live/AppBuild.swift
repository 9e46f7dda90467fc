import DisplayScene
import Foundation

/// A way to build an app.
///
/// A session knows no more about builds than this, so that a test can provide the outcomes.
protocol AppBuild {
  /// The name of the app in messages.
  var product: String { get }
  /// The folder of the sources.
  ///
  /// The paths in messages are relative to it.
  var package: URL { get }

  /// Builds the app.
  func run() throws(Subprocess.Failure) -> BuildOutcome

  /// Returns the program that the last successful build has produced, or `nil` if it cannot be found.
  mutating func program() throws(Subprocess.Failure) -> AppProgram?
}

/// The outcome of a build.
struct BuildOutcome {
  /// A Boolean value that indicates whether the app can be started.
  var isSuccessful: Bool
  /// The errors.
  var problems: [SceneBuild.Problem]
  /// The output of the build.
  var log: String
  /// The duration in seconds.
  var seconds: Double
}

/// A program that was built.
struct AppProgram: Equatable {
  /// The executable and its first arguments.
  var command: [String]
  /// The files from which the app is started.
  ///
  /// Unless the program has changed, the app need not be restarted.
  var files: SourceSnapshot
}
