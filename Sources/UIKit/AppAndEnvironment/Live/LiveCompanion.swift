package import DisplayScene

/// An object of another module that adds information to the inspector of a live app.
///
/// The requests and states of containers belong to a module that imports UIKit, and that UIKit cannot import. A live
/// app therefore creates its companion by the name of the class at launch, if the class is linked into the app.
@MainActor
package protocol LiveCompanion: AnyObject {
  /// Creates the companion of a live app.
  ///
  /// - Parameter log: A closure that adds a line to the log of the inspector.
  init(log: @escaping @MainActor (_ subject: String, _ text: String) -> Void)

  /// The states that containers have shown.
  var graphs: [SceneStateGraph] { get }

  /// Starts the recording of a flow.
  func beginFlow()

  /// Ends the recording of a flow.
  ///
  /// Returns its report as an HTML document.
  func endFlow(title: String) -> String?

  /// Called when the screen may have changed.
  func screenMayHaveChanged()

  /// Called with every callback of a view controller.
  func receive(_ event: LifecycleEvent)
}

/// The lookup of the companion that is linked into the app.
@MainActor
package enum LiveCompanions {
  /// The class that is created at launch.
  static let className = "StateroomTesting.LiveContainers"

  /// Creates the companion; returns `nil` if the app does not contain the class.
  package static func make(
    log: @escaping @MainActor (_ subject: String, _ text: String) -> Void
  ) -> (any LiveCompanion)? {
    (NSClassFromString(className) as? any LiveCompanion.Type)?.init(log: log)
  }
}
