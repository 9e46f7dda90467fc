extension UIViewController {
  /// The nearest navigation controller that contains this controller.
  public var navigationController: UINavigationController? {
    var controller = parentStorage
    while let current = controller {
      if let navigation = current as? UINavigationController { return navigation }
      controller = current.parentStorage
    }
    return nil
  }

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
