/// The part of the focus systems in the update cycle.
@MainActor
enum FocusEngine {
  /// A Boolean value that indicates whether the focus was used since the app was launched.
  ///
  /// Until then, no part of the interface depends on the focus.
  private(set) static var isInUse = false

  static func begin() { isInUse = true }

  /// Resets the record that the focus was used.
  ///
  /// Called when the process of the app ends.
  static func reset() { isInUse = false }

  /// Returns whether a view is focused.
  static func isFocused(_ view: UIView) -> Bool {
    guard isInUse else { return false }
    return view.windowStorage?.windowScene?.focusSystemIfAny?.focusedStorage === view
  }

  /// Requests that the focus moves to the preferred item of an environment, if that contains the focused item.
  static func requestUpdate(in environment: any UIFocusEnvironment) {
    guard isInUse else { return }
    UIFocusSystem.focusSystem(for: environment)?.requestIfFocused(environment)
  }

  /// Performs pending updates, if an environment contains the focused item.
  static func performUpdate(in environment: any UIFocusEnvironment) {
    guard isInUse, let system = UIFocusSystem.focusSystem(for: environment), let item = system.focusedStorage,
      FocusHierarchy.contains(environment, item)
    else { return }
    system.performRequests()
  }

  /// Performs the pending updates of all scenes, and moves the focus from items that are no longer available.
  ///
  /// Called at the end of the update cycle while the focus is in use.
  static func commit() {
    for scene in UIApplication.shared.scenes { scene.focusSystemIfAny?.commit() }
  }

  /// Takes the focus from a cell that will show another row or item.
  ///
  /// The update cycle then moves it to the cell that shows what the focused one did.
  static func viewIsReused(_ view: UIView) {
    guard isInUse else { return }
    for scene in UIApplication.shared.scenes {
      guard let system = scene.focusSystemIfAny, let item = system.focusedStorage,
        FocusHierarchy.view(item)?.isDescendant(of: view) == true
      else { continue }
      system.focusedStorage = nil
      AppRuntime.shared.setNeedsCommit()
    }
  }

  /// The view from which the responder chain of a key begins if there is no first responder.
  static var responder: UIResponder? {
    guard isInUse, let window = UIApplication.shared.keyWindow,
      let item = window.windowScene?.focusSystemIfAny?.focusedStorage,
      let view = FocusHierarchy.view(item), view.windowStorage === window
    else { return nil }
    return view
  }
}
