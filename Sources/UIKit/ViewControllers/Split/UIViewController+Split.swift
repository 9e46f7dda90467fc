extension UIViewController {
  /// The nearest split view controller that contains this view controller.
  public var splitViewController: UISplitViewController? {
    var controller = parentStorage
    while let current = controller {
      if let split = current as? UISplitViewController { return split }
      controller = current.parentStorage
    }
    return nil
  }
}
