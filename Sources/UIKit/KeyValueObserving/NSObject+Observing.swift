import Foundation

extension UIView: _KeyValueCodingAndObserving {}
extension UIViewController: _KeyValueCodingAndObserving {}
extension UINavigationItem: _KeyValueCodingAndObserving {}
extension UIBarItem: _KeyValueCodingAndObserving {}
extension UIGestureRecognizer: _KeyValueCodingAndObserving {}
extension UIViewPropertyAnimator: _KeyValueCodingAndObserving {}

// A key path has the class of the object, which can be the app's, as its root, and equals only key paths with the same
// root. So each method compares it with key paths that have `Self` as their root.

extension _KeyValueCodingAndObserving where Self: UIView {
  @MainActor static var observableOfView: [ObservableProperty] {
    [
      .init(\Self.frame, \UIView.frame), .init(\Self.bounds, \UIView.bounds), .init(\Self.center, \UIView.center),
      .init(\Self.isHidden, \UIView.isHidden), .init(\Self.alpha, \UIView.alpha),
      .init(\Self.safeAreaInsets, \UIView.safeAreaInsets), .init(\Self.transform, \UIView.transform),
      .init(\Self.backgroundColor, \UIView.backgroundColor),
    ] + CALayer.observableKeyPaths.compactMap { ObservableProperty($0, of: \Self.layer) }
  }

  /// Calls a closure whenever a property is set.
  ///
  /// A view reports its ``UIView/frame``, ``UIView/bounds``, ``UIView/center``, ``UIView/transform``,
  /// ``UIView/isHidden``, ``UIView/alpha``, ``UIView/backgroundColor`` and ``UIView/safeAreaInsets``, and the observable
  /// properties of its ``UIView/layer``. A property that is not observable is reported on the console, and the closure
  /// is not called for it.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The values that the closure receives.
  ///   - changeHandler: Called on the main actor after each change.
  /// - Returns: The observation, which ends when it is deallocated.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    KeyValueObservers.shared.observe(self, keyPath, of: Self.observableOfView, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIScrollView {
  @MainActor static var observableOfScrollView: [ObservableProperty] {
    [
      .init(\Self.contentOffset, \UIScrollView.contentOffset), .init(\Self.contentSize, \UIScrollView.contentSize),
      .init(\Self.contentInset, \UIScrollView.contentInset),
      .init(\Self.panGestureRecognizer.state, \UIGestureRecognizer.state, of: \Self.panGestureRecognizer),
    ] + observableOfView
  }

  /// Calls a closure whenever a property is set.
  ///
  /// A scroll view reports its ``UIScrollView/contentOffset``, ``UIScrollView/contentSize``,
  /// ``UIScrollView/contentInset``, and the state of its pan gesture recognizer in addition to the properties of a
  /// view.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    KeyValueObservers.shared.observe(self, keyPath, of: Self.observableOfScrollView, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIGestureRecognizer {
  /// Calls a closure whenever a property is set.
  ///
  /// A gesture recognizer reports its ``UIGestureRecognizer/state`` when it recognizes its gesture, when the gesture
  /// changes or ends, and when it can recognize the next one, before it calls its targets.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let own: [ObservableProperty] = [.init(\Self.state, \UIGestureRecognizer.state)]
    return KeyValueObservers.shared.observe(self, keyPath, of: own, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIViewController {
  /// Calls a closure whenever a property is set.
  ///
  /// A view controller reports its ``UIViewController/title``, ``UIViewController/toolbarItems`` and
  /// ``UIViewController/tabBarItem``.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let own: [ObservableProperty] = [
      .init(\Self.title, \UIViewController.title), .init(\Self.toolbarItems, \UIViewController.toolbarItems),
      .init(\Self.tabBarItem, \UIViewController.tabBarItem),
    ]
    return KeyValueObservers.shared.observe(self, keyPath, of: own, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UINavigationItem {
  /// Calls a closure whenever a property is set.
  ///
  /// A navigation item reports its titles, its prompt, its buttons, its properties for the back button and the search,
  /// and the appearances of the bar.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let own: [ObservableProperty] = [
      .init(\Self.title, \UINavigationItem.title), .init(\Self.titleView, \UINavigationItem.titleView),
      .init(\Self.prompt, \UINavigationItem.prompt),
      .init(\Self.largeTitleDisplayMode, \UINavigationItem.largeTitleDisplayMode),
      .init(\Self.backBarButtonItem, \UINavigationItem.backBarButtonItem),
      .init(\Self.backButtonTitle, \UINavigationItem.backButtonTitle),
      .init(\Self.hidesBackButton, \UINavigationItem.hidesBackButton),
      .init(\Self.leftItemsSupplementBackButton, \UINavigationItem.leftItemsSupplementBackButton),
      .init(\Self.backAction, \UINavigationItem.backAction),
      .init(\Self.backButtonDisplayMode, \UINavigationItem.backButtonDisplayMode),
      .init(\Self.searchController, \UINavigationItem.searchController),
      .init(\Self.hidesSearchBarWhenScrolling, \UINavigationItem.hidesSearchBarWhenScrolling),
      .init(\Self.standardAppearance, \UINavigationItem.standardAppearance),
      .init(\Self.compactAppearance, \UINavigationItem.compactAppearance),
      .init(\Self.scrollEdgeAppearance, \UINavigationItem.scrollEdgeAppearance),
      .init(\Self.compactScrollEdgeAppearance, \UINavigationItem.compactScrollEdgeAppearance),
      .init(\Self.leftBarButtonItems, \UINavigationItem.leftBarButtonItems),
      .init(\Self.rightBarButtonItems, \UINavigationItem.rightBarButtonItems),
      .init(\Self.leftBarButtonItem, \UINavigationItem.leftBarButtonItem),
      .init(\Self.rightBarButtonItem, \UINavigationItem.rightBarButtonItem),
    ]
    return KeyValueObservers.shared.observe(self, keyPath, of: own, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIBarItem {
  @MainActor static var observableOfBarItem: [ObservableProperty] {
    [.init(\Self.title, \UIBarItem.title), .init(\Self.image, \UIBarItem.image)]
  }

  /// Calls a closure whenever a property is set.
  ///
  /// A bar item reports its ``UIBarItem/title`` and ``UIBarItem/image``.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    KeyValueObservers.shared.observe(self, keyPath, of: Self.observableOfBarItem, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UITabBarItem {
  /// Calls a closure whenever a property is set.
  ///
  /// A tab bar item reports its ``UITabBarItem/selectedImage`` and its badge in addition to the properties of a bar
  /// item.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let own: [ObservableProperty] = [
      .init(\Self.selectedImage, \UITabBarItem.selectedImage), .init(\Self.badgeValue, \UITabBarItem.badgeValue),
      .init(\Self.badgeColor, \UITabBarItem.badgeColor),
    ]
    return KeyValueObservers.shared.observe(self, keyPath, of: own + Self.observableOfBarItem, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIViewPropertyAnimator {
  /// Calls a closure whenever a property is set.
  ///
  /// An animator reports its ``UIViewPropertyAnimator/isRunning`` and ``UIViewPropertyAnimator/state``, and its
  /// ``UIViewPropertyAnimator/fractionComplete`` and ``UIViewPropertyAnimator/isReversed`` when they are set.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let own: [ObservableProperty] = [
      .init(\Self.isRunning, \UIViewPropertyAnimator.isRunning), .init(\Self.state, \UIViewPropertyAnimator.state),
      .init(\Self.fractionComplete, \UIViewPropertyAnimator.fractionComplete),
      .init(\Self.isReversed, \UIViewPropertyAnimator.isReversed),
    ]
    return KeyValueObservers.shared.observe(self, keyPath, of: own, options, changeHandler)
  }
}
