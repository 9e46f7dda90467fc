/// A method of a class of UIKit that its objects perform by its name.
struct SystemMethod: Sendable {
  private let isOf: @Sendable (Any.Type) -> Bool
  private let call: @MainActor @Sendable (AnyObject, Any?) -> Void

  init<Owner: AnyObject>(of _: Owner.Type, _ call: @escaping @MainActor @Sendable (Owner, Any?) -> Void) {
    isOf = { $0 is Owner.Type }
    self.call = { object, argument in if let owner = object as? Owner { call(owner, argument) } }
  }

  /// Returns whether a class has the method.
  func isImplemented(by type: Any.Type) -> Bool { isOf(type) }

  /// Calls the method.
  @MainActor
  func perform(on object: AnyObject, with argument: Any?) { call(object, argument) }
}

/// The methods of UIKit's classes, with no argument or one, that apps select as actions, by their names.
///
/// A class of the app has them as well, without naming them. An argument for a Boolean parameter is an object, such as
/// the sender, which counts as `true`, as in Objective-C.
struct SystemMethods: Sendable {
  private var methods: [String: [SystemMethod]] = [:]

  private static let all: SystemMethods = {
    var all = SystemMethods()
    all.addResponders()
    all.addViews()
    all.addControllers()
    all.addOthers()
    return all
  }()

  /// Returns the method of a class with a name.
  static func find(_ action: Selector, of type: Any.Type) -> SystemMethod? {
    all.methods[action.description]?.first { $0.isImplemented(by: type) }
  }

  /// Returns the method of an object with a name.
  static func find(_ action: Selector, of object: AnyObject) -> SystemMethod? { find(action, of: type(of: object)) }

  // MARK: - Table

  private mutating func add<Owner: AnyObject>(
    _ name: String, of owner: Owner.Type, _ call: @escaping @MainActor @Sendable (Owner, Any?) -> Void
  ) { methods[name, default: []].append(SystemMethod(of: owner, call)) }

  private mutating func add<Owner: AnyObject>(
    _ name: String, of owner: Owner.Type, _ call: @escaping @MainActor @Sendable (Owner) -> Void
  ) { add(name, of: owner) { object, _ in call(object) } }

  private mutating func addResponders() {
    add("becomeFirstResponder", of: UIResponder.self) { $0.becomeFirstResponder() }
    add("resignFirstResponder", of: UIResponder.self) { $0.resignFirstResponder() }
    add("reloadInputViews", of: UIResponder.self) { $0.reloadInputViews() }
    for edit in StandardEditAction.allCases {
      add(edit.rawValue, of: UIResponder.self) { edit.perform(on: $0, sender: $1) }
    }
    for command in UndoCommand.allCases { add(command.rawValue, of: UIWindow.self) { _ in command.perform() } }
  }

  private mutating func addViews() {
    add("endEditing:", of: UIView.self) { $0.endEditing($1 != nil) }
    add("removeFromSuperview", of: UIView.self) { $0.removeFromSuperview() }
    add("sizeToFit", of: UIView.self) { $0.sizeToFit() }
    add("setNeedsLayout", of: UIView.self) { $0.setNeedsLayout() }
    add("layoutIfNeeded", of: UIView.self) { $0.layoutIfNeeded() }
    add("setNeedsDisplay", of: UIView.self) { $0.setNeedsDisplay() }
    add("setNeedsUpdateConstraints", of: UIView.self) { $0.setNeedsUpdateConstraints() }
    add("updateConstraintsIfNeeded", of: UIView.self) { $0.updateConstraintsIfNeeded() }
    add("invalidateIntrinsicContentSize", of: UIView.self) { $0.invalidateIntrinsicContentSize() }
    add("makeKeyAndVisible", of: UIWindow.self) { $0.makeKeyAndVisible() }
    add("flashScrollIndicators", of: UIScrollView.self) { $0.flashScrollIndicators() }
    add("reloadData", of: UITableView.self) { $0.reloadData() }
    add("reloadData", of: UICollectionView.self) { $0.reloadData() }
    add("reloadSectionIndexTitles", of: UITableView.self) { $0.reloadSectionIndexTitles() }
    add("reloadAllComponents", of: UIPickerView.self) { $0.reloadAllComponents() }
    add("beginRefreshing", of: UIRefreshControl.self) { $0.beginRefreshing() }
    add("endRefreshing", of: UIRefreshControl.self) { $0.endRefreshing() }
    add("startAnimating", of: UIActivityIndicatorView.self) { $0.startAnimating() }
    add("stopAnimating", of: UIActivityIndicatorView.self) { $0.stopAnimating() }
    add("startAnimating", of: UIImageView.self) { $0.startAnimating() }
    add("stopAnimating", of: UIImageView.self) { $0.stopAnimating() }
  }

  private mutating func addControllers() {
    add(EditButtonAction.name, of: UIViewController.self) { $0.setEditing(!$0.isEditing, animated: true) }
    add("setNeedsStatusBarAppearanceUpdate", of: UIViewController.self) { $0.setNeedsStatusBarAppearanceUpdate() }
    add("popViewControllerAnimated:", of: UINavigationController.self) { $0.popViewController(animated: $1 != nil) }
    add("popToRootViewControllerAnimated:", of: UINavigationController.self) {
      $0.popToRootViewController(animated: $1 != nil)
    }
  }

  private mutating func addOthers() {
    add("undo", of: UndoManager.self) { $0.undo() }
    add("redo", of: UndoManager.self) { $0.redo() }
    add("invalidate", of: Timer.self) { $0.invalidate() }
    add("invalidate", of: CADisplayLink.self) { $0.invalidate() }
    add("invalidateLayout", of: UICollectionViewLayout.self) { $0.invalidateLayout() }
    add("setNeedsLayout", of: CALayer.self) { $0.setNeedsLayout() }
    add("setNeedsDisplay", of: CALayer.self) { $0.setNeedsDisplay() }
    add("removeAllAnimations", of: CALayer.self) { $0.removeAllAnimations() }
    add("removeFromSuperlayer", of: CALayer.self) { $0.removeFromSuperlayer() }
  }
}
