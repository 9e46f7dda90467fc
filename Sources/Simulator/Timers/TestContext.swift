import Foundation

/// The test that the current task belongs to.
///
/// Tests run at the same time, and only one of them has the device. This module cannot import the testing library, so
/// the module that imports both provides a class, which is looked up by its name.
package protocol TestContext: AnyObject, SendableMetatype {
  /// The identifier of the test that the current task, or the one that created it, runs; `nil` outside of tests.
  static var currentTest: String? { get }
}

/// The lookup of the testing library's context.
enum TestContexts {
  private static let context = NSClassFromString("_Testing_UIKit.SwiftTestingContext") as? any TestContext.Type

  static var currentTest: String? { context?.currentTest }
}
