/// A bar that a container view controller shows.
@MainActor
protocol ControllerBar: UIView {
  associatedtype Controller: UIViewController

  /// The controller that shows the bar; `nil` for a bar of the app's own.
  var controller: Controller? { get set }
}

extension UINavigationBar: ControllerBar {}
extension UIToolbar: ControllerBar {}
extension UITabBar: ControllerBar {}

extension ControllerBar {
  /// Replaces a bar of a controller, with its frame and visibility.
  ///
  /// - Precondition: The bar does not belong to another controller.
  /// - Parameters:
  ///   - old: The bar that the controller has shown.
  ///   - controller: The controller.
  ///   - store: A closure that makes this bar the controller's own.
  /// - Returns: A Boolean value that indicates whether the controller had another bar.
  func replace(_ old: Self, of controller: Controller, store: () -> Void) -> Bool {
    guard self !== old else { return false }
    expect(
      self.controller == nil,
      "\(controller): the bar \(self) belongs to another controller; create a bar for each controller")
    store()
    old.controller = nil
    self.controller = controller
    isHidden = old.isHidden
    guard let superview = old.superview else { return true }
    frame = old.frame
    superview.insertSubview(self, aboveSubview: old)
    old.removeFromSuperview()
    return true
  }
}
