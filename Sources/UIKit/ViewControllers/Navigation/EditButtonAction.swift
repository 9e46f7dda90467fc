/// The action of an edit button, which every view controller performs.
///
/// It is sent as the actions of apps are, so that an app can replace it, or send it from another control.
enum EditButtonAction {
  static let name = "_runtimeToggleEditing:"
  static let selector = Selector(name)
}
