extension UIViewController {
  func makeEditButtonItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(title: nil, style: .plain, target: self, action: EditButtonAction.selector)
    show(isEditing, on: item)
    return item
  }

  /// Updates the title of the edit button for its next action.
  func show(_ isEditing: Bool, on item: UIBarButtonItem) {
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }
}
