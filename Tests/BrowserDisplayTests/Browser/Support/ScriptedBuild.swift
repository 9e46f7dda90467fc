import DisplayScene
import Foundation
import Synchronization

@testable import Live

/// A build whose outcomes a test provides. A build runs until there is an outcome.
final class ScriptedBuild: AppBuild, Sendable {
  let product: String
  let package: URL
  private let executable: URL
  private let outcomes = Mutex<[Outcome]>([])
  private let provided = DispatchSemaphore(value: 0)
  private let arguments = Mutex<[String]>([])

  private enum Outcome {
    case success([String])
    case failure([SceneBuild.Problem])
    /// No further outcome follows.
    case end
  }

  /// Creates a build of an app of this package, in place of one that is compiled from the files of a folder.
  init(of product: String, in package: URL) {
    self.product = product
    self.package = package
    executable = LiveProcess.products.appending(path: product)
  }

  /// Ends the running build, or the next one, with a program that has additional arguments.
  func succeed(with arguments: [String]) { provide(.success(arguments)) }

  /// Ends the running build, or the next one, with errors.
  func fail(with problems: [SceneBuild.Problem]) { provide(.failure(problems)) }

  /// Ends the running build, or the next one, in which the compiler cannot be started.
  func end() { provide(.end) }

  private func provide(_ outcome: Outcome) {
    outcomes.withLock { $0.append(outcome) }
    provided.signal()
  }

  // MARK: - Building

  func run() throws(Subprocess.Failure) -> BuildOutcome {
    provided.wait()
    switch outcomes.withLock({ $0.removeFirst() }) {
    case .success(let new):
      arguments.withLock { $0 = new }
      return BuildOutcome(isSuccessful: true, problems: [], log: "", seconds: 0)
    case .failure(let problems):
      return BuildOutcome(isSuccessful: false, problems: problems, log: "", seconds: 0)
    case .end: throw Subprocess.Failure(program: "swift", code: ENOENT)
    }
  }

  func program() -> AppProgram? {
    AppProgram(command: [executable.path] + arguments.withLock { $0 }, files: SourceSnapshot(of: [executable]))
  }
}
