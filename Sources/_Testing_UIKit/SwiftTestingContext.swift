import Simulator

/// The test that Swift Testing runs in the current task.
///
/// The simulator looks the class up by its name.
final class SwiftTestingContext: TestContext {
  static var currentTest: String? {
    guard let id = Test.current?.id else { return nil }
    return ([id.moduleName] + id.nameComponents).joined(separator: "/")
  }
}
