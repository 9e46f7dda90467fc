/// An outlet of a class of UIKit.
@MainActor
struct BuiltInOutlet {
  let name: String
  let isOf: (AnyClass) -> Bool
  /// The expected type of the object, for messages.
  let expected: String
  let accepts: (AnyClass) -> Bool
  /// A closure that connects an object, and returns `false` if it has the wrong type.
  let connect: (AnyObject, AnyObject) -> Bool

  static func find(_ name: String, of type: AnyClass) -> BuiltInOutlet? {
    all[name]?.first { $0.isOf(type) }
  }

  /// Returns whether a class of UIKit has an outlet on Apple's platforms that it does not have here.
  static func isUnavailable(_ name: String, of type: AnyClass) -> Bool {
    unavailable[name]?.contains { $0(type) } ?? false
  }

  private static let unavailable: [String: [(AnyClass) -> Bool]] = [
    "searchDisplayController": [{ $0 is UIViewController.Type }],
    "preferredFocusEnvironments": [{ $0 is UIView.Type || $0 is UIViewController.Type }],
    // The property of an app's class is its own.
    "delegate": [{ String(reflecting: $0).hasPrefix("UIKit.") }],
  ]

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

  /// Returns an outlet for a property that accepts all values of its type.
  ///
  /// - Parameter accepts: A closure that returns whether the instances of a class have the type. A protocol requires
  ///   it, because conformance can only be checked with the concrete protocol.
  private static func property<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>, _ expected: String,
    accepts: @escaping (AnyClass) -> Bool
  ) -> BuiltInOutlet {
    BuiltInOutlet(name, of: Owner.self, expected, accepts: accepts) { owner, value in
      guard let value = value as? Value else { return false }
      owner[keyPath: path] = value
      return true
    }
  }

  /// Returns an outlet for a property whose type is a class.
  private static func object<Owner: AnyObject, Value: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) -> BuiltInOutlet {
    property(name, path, "a \(Value.self)", accepts: { $0 is Value.Type })
  }

  private static let all: [String: [BuiltInOutlet]] = Dictionary(
    grouping: delegates + dataSources + objects, by: \.name)

  // The delegate of a class takes precedence over that of its superclass.
  private static let delegates: [BuiltInOutlet] = [
    property(
      "delegate", \UITableView.delegate, "a UITableViewDelegate", accepts: { $0 is any UITableViewDelegate.Type }),
    property(
      "delegate", \UICollectionView.delegate, "a UICollectionViewDelegate",
      accepts: { $0 is any UICollectionViewDelegate.Type }),
    property("delegate", \UITextView.delegate, "a UITextViewDelegate", accepts: { $0 is any UITextViewDelegate.Type }),
    property(
      "delegate", \UIScrollView.delegate, "a UIScrollViewDelegate",
      accepts: { $0 is any UIScrollViewDelegate.Type }),
    property(
      "delegate", \UITextField.delegate, "a UITextFieldDelegate", accepts: { $0 is any UITextFieldDelegate.Type }),
    property(
      "delegate", \UISearchBar.delegate, "a UISearchBarDelegate", accepts: { $0 is any UISearchBarDelegate.Type }),
    property(
      "delegate", \UINavigationController.delegate, "a UINavigationControllerDelegate",
      accepts: { $0 is any UINavigationControllerDelegate.Type }),
    property(
      "delegate", \UITabBarController.delegate, "a UITabBarControllerDelegate",
      accepts: { $0 is any UITabBarControllerDelegate.Type }),
    property(
      "delegate", \UIPageViewController.delegate, "a UIPageViewControllerDelegate",
      accepts: { $0 is any UIPageViewControllerDelegate.Type }),
    property(
      "delegate", \UIGestureRecognizer.delegate, "a UIGestureRecognizerDelegate",
      accepts: { $0 is any UIGestureRecognizerDelegate.Type }),
    property(
      "delegate", \UIPickerView.delegate, "a UIPickerViewDelegate", accepts: { $0 is any UIPickerViewDelegate.Type }),
    property("delegate", \UIToolbar.delegate, "a UIToolbarDelegate", accepts: { $0 is any UIToolbarDelegate.Type }),
    property("delegate", \UITabBar.delegate, "a UITabBarDelegate", accepts: { $0 is any UITabBarDelegate.Type }),
    property(
      "delegate", \UINavigationBar.delegate, "a UINavigationBarDelegate",
      accepts: { $0 is any UINavigationBarDelegate.Type }),
    property(
      "dragDelegate", \UITableView.dragDelegate, "a UITableViewDragDelegate",
      accepts: { $0 is any UITableViewDragDelegate.Type }),
    property(
      "dropDelegate", \UITableView.dropDelegate, "a UITableViewDropDelegate",
      accepts: { $0 is any UITableViewDropDelegate.Type }),
    property(
      "dragDelegate", \UICollectionView.dragDelegate, "a UICollectionViewDragDelegate",
      accepts: { $0 is any UICollectionViewDragDelegate.Type }),
    property(
      "dropDelegate", \UICollectionView.dropDelegate, "a UICollectionViewDropDelegate",
      accepts: { $0 is any UICollectionViewDropDelegate.Type }),
    property(
      "transitioningDelegate", \UIViewController.transitioningDelegate, "a UIViewControllerTransitioningDelegate",
      accepts: { $0 is any UIViewControllerTransitioningDelegate.Type }),
  ]

  private static let dataSources: [BuiltInOutlet] = [
    property(
      "dataSource", \UITableView.dataSource, "a UITableViewDataSource",
      accepts: { $0 is any UITableViewDataSource.Type }),
    property(
      "dataSource", \UICollectionView.dataSource, "a UICollectionViewDataSource",
      accepts: { $0 is any UICollectionViewDataSource.Type }),
    property(
      "dataSource", \UIPickerView.dataSource, "a UIPickerViewDataSource",
      accepts: { $0 is any UIPickerViewDataSource.Type }),
    property(
      "prefetchDataSource", \UITableView.prefetchDataSource, "a UITableViewDataSourcePrefetching",
      accepts: { $0 is any UITableViewDataSourcePrefetching.Type }),
    property(
      "prefetchDataSource", \UICollectionView.prefetchDataSource, "a UICollectionViewDataSourcePrefetching",
      accepts: { $0 is any UICollectionViewDataSourcePrefetching.Type }),
    property(
      "dataSource", \UIPageViewController.dataSource, "a UIPageViewControllerDataSource",
      accepts: { $0 is any UIPageViewControllerDataSource.Type }),
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
    object("backgroundView", \UICollectionViewCell.backgroundView),
    object("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
    object("leftView", \UITextField.leftView), object("rightView", \UITextField.rightView),
    object("inputView", \UITextField.inputView), object("inputAccessoryView", \UITextField.inputAccessoryView),
    object("inputView", \UITextView.inputView), object("inputAccessoryView", \UITextView.inputAccessoryView),
  ]
}
