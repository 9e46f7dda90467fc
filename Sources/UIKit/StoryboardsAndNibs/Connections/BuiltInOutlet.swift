/// An outlet of one of UIKit's classes.
@MainActor
struct BuiltInOutlet {
  let name: String
  let isOf: (AnyClass) -> Bool
  /// What may be connected, for messages.
  let expected: String
  let accepts: (AnyClass) -> Bool
  /// Returns false if the object is not of the right type.
  let connect: (AnyObject, AnyObject) -> Bool

  static func find(_ name: String, of type: AnyClass) -> BuiltInOutlet? {
    all[name]?.first { $0.isOf(type) }
  }

  private init<Owner: AnyObject>(
    _ name: String, of owner: Owner.Type, _ expected: String, accepts: @escaping (AnyClass) -> Bool,
    _ connect: @escaping (Owner, AnyObject) -> Bool
  ) {
    self.name = name
    isOf = { $0 is Owner.Type }
    self.expected = expected
    self.accepts = accepts
    self.connect = { object, value in (object as? Owner).map { connect($0, value) } ?? false }
  }

  /// A property whose type is a class.
  private static func object<Owner: AnyObject, Value: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) -> BuiltInOutlet {
    BuiltInOutlet(name, of: Owner.self, "a \(Value.self)", accepts: { $0 is Value.Type }) { owner, value in
      guard let value = value as? Value else { return false }
      owner[keyPath: path] = value
      return true
    }
  }

  private static let all: [String: [BuiltInOutlet]] = Dictionary(
    grouping: delegates + dataSources + objects, by: \.name)

  // A class's own delegate goes before that of its superclass.
  private static let delegates: [BuiltInOutlet] = [
    BuiltInOutlet(
      "delegate", of: UITableView.self, "a UITableViewDelegate", accepts: { $0 is any UITableViewDelegate.Type }
    ) {
      $0.delegate = $1 as? any UITableViewDelegate
      return $0.delegate != nil
    },
    BuiltInOutlet(
      "delegate", of: UITextView.self, "a UITextViewDelegate", accepts: { $0 is any UITextViewDelegate.Type }
    ) {
      $0.delegate = $1 as? any UITextViewDelegate
      return $0.delegate != nil
    },
    BuiltInOutlet(
      "delegate", of: UIScrollView.self, "a UIScrollViewDelegate", accepts: { $0 is any UIScrollViewDelegate.Type }
    ) {
      guard let delegate = $1 as? any UIScrollViewDelegate else { return false }
      $0.scrollDelegate = delegate
      return true
    },
    BuiltInOutlet(
      "delegate", of: UITextField.self, "a UITextFieldDelegate", accepts: { $0 is any UITextFieldDelegate.Type }
    ) {
      $0.delegate = $1 as? any UITextFieldDelegate
      return $0.delegate != nil
    },
    BuiltInOutlet(
      "delegate", of: UISearchBar.self, "a UISearchBarDelegate", accepts: { $0 is any UISearchBarDelegate.Type }
    ) {
      $0.delegate = $1 as? any UISearchBarDelegate
      return $0.delegate != nil
    },
    BuiltInOutlet(
      "delegate", of: UINavigationController.self, "a UINavigationControllerDelegate",
      accepts: { $0 is any UINavigationControllerDelegate.Type }
    ) {
      $0.delegate = $1 as? any UINavigationControllerDelegate
      return $0.delegate != nil
    },
    BuiltInOutlet(
      "delegate", of: UITabBarController.self, "a UITabBarControllerDelegate",
      accepts: { $0 is any UITabBarControllerDelegate.Type }
    ) {
      $0.delegate = $1 as? any UITabBarControllerDelegate
      return $0.delegate != nil
    },
    BuiltInOutlet(
      "delegate", of: UIPageViewController.self, "a UIPageViewControllerDelegate",
      accepts: { $0 is any UIPageViewControllerDelegate.Type }
    ) {
      $0.delegate = $1 as? any UIPageViewControllerDelegate
      return $0.delegate != nil
    },
    BuiltInOutlet(
      "delegate", of: UIGestureRecognizer.self, "a UIGestureRecognizerDelegate",
      accepts: { $0 is any UIGestureRecognizerDelegate.Type }
    ) {
      $0.delegate = $1 as? any UIGestureRecognizerDelegate
      return $0.delegate != nil
    },
    BuiltInOutlet(
      "transitioningDelegate", of: UIViewController.self, "a UIViewControllerTransitioningDelegate",
      accepts: { $0 is any UIViewControllerTransitioningDelegate.Type }
    ) {
      $0.transitioningDelegate = $1 as? any UIViewControllerTransitioningDelegate
      return $0.transitioningDelegate != nil
    },
  ]

  private static let dataSources: [BuiltInOutlet] = [
    BuiltInOutlet(
      "dataSource", of: UITableView.self, "a UITableViewDataSource", accepts: { $0 is any UITableViewDataSource.Type }
    ) {
      $0.dataSource = $1 as? any UITableViewDataSource
      return $0.dataSource != nil
    },
    BuiltInOutlet(
      "dataSource", of: UIPageViewController.self, "a UIPageViewControllerDataSource",
      accepts: { $0 is any UIPageViewControllerDataSource.Type }
    ) {
      $0.dataSource = $1 as? any UIPageViewControllerDataSource
      return $0.dataSource != nil
    },
  ]

  private static let objects: [BuiltInOutlet] = [
    BuiltInOutlet("view", of: UIViewController.self, "a UIView", accepts: { $0 is UIView.Type }) {
      guard let view = $1 as? UIView, view.owner == nil || view.owner === $0 else { return false }
      $0.view = view
      return true
    },
    BuiltInOutlet(
      "gestureRecognizers", of: UIView.self, "a UIGestureRecognizer", accepts: { $0 is UIGestureRecognizer.Type }
    ) {
      guard let recognizer = $1 as? UIGestureRecognizer else { return false }
      $0.addGestureRecognizer(recognizer)
      return true
    },
    object("accessoryView", \UITableViewCell.accessoryView),
    object("backgroundView", \UITableViewCell.backgroundView),
    object("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
    object("leftView", \UITextField.leftView), object("rightView", \UITextField.rightView),
  ]
}
