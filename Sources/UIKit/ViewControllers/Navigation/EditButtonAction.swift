/// The action of an edit button, which every view controller performs.
///
/// It is sent as the actions of apps are, so that an app can replace it, or send it from another control.
@MainActor
enum EditButtonAction {
  static let selector: Selector = "_runtimeToggleEditing:"

  /// Begins or ends editing if the action is that of an edit button and the target is a view controller.
  ///
  /// Returns whether it is. The class of the target does not have to name the action.
  static func perform(_ action: Selector, on target: Any?) -> Bool {
    guard action == selector, let controller = target as? UIViewController else { return false }
    controller.setEditing(!controller.isEditing, animated: true)
    return true
  }
}
