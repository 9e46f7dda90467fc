extension UIViewController {
  func performLoadIfNeeded() {
    guard viewStorage == nil else { return }
    LifecycleObservation.report(.loadView, of: self)
    loadView()
    expect(viewStorage != nil, "-loadView of \(self) returned without setting view; assign view in loadView()")
    LifecycleObservation.report(.viewDidLoad, of: self)
    viewDidLoad()
  }

  /// Replaces the view.
  ///
  /// A view can be the view of one controller only.
  func replaceView(with view: UIView?) {
    guard view !== viewStorage else { return }
    if let other = view?.owner, other !== self {
      misuse(
        "UIViewControllerHierarchyInconsistency: \(String(describing: view)) is the view of \(other) already; it cannot become the view of \(self) as well"
      )
    }
    viewStorage?.owner = nil
    viewStorage = view
    view?.owner = self
  }

  /// Enforces UIKit's rule of containment when the controller's view is added to a hierarchy.
  ///
  /// The nearest controller above must be the parent. The view of a controller without a parent can be added anywhere.
  func checkHierarchy(whenEntering superview: UIView) {
    guard let parent = parentStorage else { return }
    var view: UIView? = superview
    while let current = view {
      if let owner = current.owner {
        expect(
          owner === parent,
          "UIViewControllerHierarchyInconsistency: child view controller \(self) should have parent \(owner) but actual parent is \(parent)"
        )
        return
      }
      view = current.superviewStorage
    }
  }

  func sendViewWillLayoutSubviews() {
    updateContentUnavailableConfigurationIfNeeded()
    LifecycleObservation.report(.viewWillLayoutSubviews, of: self)
    viewWillLayoutSubviews()
  }

  func sendViewDidLayoutSubviews() {
    LifecycleObservation.report(.viewDidLayoutSubviews, of: self)
    viewDidLayoutSubviews()
  }

  func sendMemoryWarning() {
    didReceiveMemoryWarning()
    for child in childrenStorage { child.sendMemoryWarning() }
  }
}
