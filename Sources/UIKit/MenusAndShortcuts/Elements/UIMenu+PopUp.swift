// The menu of a pop-up button, in which one action is always selected.
extension UIMenu {
  /// Selects only the first of the selected actions, or the first one of all.
  func keepOneActionSelected() {
    let actions = selectableActions
    guard let selected = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    for action in actions { action.state = action === selected ? .on : .off }
  }

  /// Selects only the action with the identifier of another one, if there is one.
  ///
  /// The actions are compared by their identifiers, because a menu that was updated on screen has copies of them.
  func selectOnly(_ action: UIAction) {
    func isChosen(_ element: UIMenuElement) -> Bool { (element as? UIAction)?.identifier == action.identifier }
    let elements = selectableActions
    guard elements.contains(where: isChosen) else { return }
    for element in elements { element.state = isChosen(element) ? .on : .off }
  }
}
