public import UIKit

/// A view controller whose children are managed by a container that it owns, its driver.
///
/// The driver is a container like any other, except that its children are children of this view controller, and their
/// views are in this view controller's view. The driver itself is in no hierarchy and never loads a view.
///
/// - Note: This class is not part of the API. The classes of the compatibility modules inherit from it. A class that
///   inherits from a container inherits the container's names, and an app's subclass cannot use one of them for another
///   purpose (`state`, `contentView`, `viewControllers`). The packages that these modules replace did not use those
///   names. This class adds no name to those of `UIViewController`.
open class _DrivenViewController: UIViewController {
  private(set) var drivingContainer: ContainerViewController?
  /// The edges for which the app has set a scroll view that bars observe.
  private var edgesWithScrollViewOfApp = NSDirectionalRectEdge()

  // MARK: - Creating a Driven View Controller

  /// Creates a view controller that has no driver yet.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a view controller from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the container that manages the children.
  ///
  /// The method must be called exactly once, before any other use of the view controller.
  @_spi(Compatibility) public func drive(by container: ContainerViewController) {
    precondition(drivingContainer == nil, "\(self) already has a driver")
    drivingContainer = container
    container.drivenController = self
  }

  // MARK: - Following the View

  /// A Boolean value that is always `false`, because the driver forwards the appearance callbacks.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func loadView() {
    super.loadView()
    if let containment = drivingContainer?.containment { adoptContainerView(of: containment) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    drivingContainer?.stageDidLoadView()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    drivingContainer?.containment.hostDidLayOutSubviews()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    drivingContainer?.stageWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    drivingContainer?.stageDidAppear(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    drivingContainer?.stageWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    drivingContainer?.stageDidDisappear(animated)
  }

  open override func addChild(_ childController: UIViewController) {
    ContainmentInterpreter.sendOwedCallbacks(of: childController)
    super.addChild(childController)
    drivingContainer?.containment.noticeAddedChild(childController)
  }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    drivingContainer?.transitionCoordinator ?? super.transitionCoordinator
  }

  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    drivingContainer?.didReceiveMemoryWarning()
  }

  // MARK: - Forwarding to the Children

  // tvOS has no status bar, home indicator, screen edges and pointer, and only one orientation.
  #if !os(tvOS)
    open override var childForStatusBarStyle: UIViewController? { drivingContainer?.decidingViewController }
    open override var childForStatusBarHidden: UIViewController? { drivingContainer?.decidingViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { drivingContainer?.decidingViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
      drivingContainer?.decidingViewController
    }
    open override var childViewControllerForPointerLock: UIViewController? { drivingContainer?.decidingViewController }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      drivingContainer?.decidingViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
  #endif

  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edgesWithScrollViewOfApp.contains(edge)
      ? super.contentScrollView(for: edge) : drivingContainer?.scrollViewOfContent(for: edge)
  }

  open override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    edgesWithScrollViewOfApp.set(edge, scrollView != nil)
    super.setContentScrollView(scrollView, for: edge)
    if scrollView == nil { drivingContainer?.updateBarsAroundContent() }
  }

  /// Lets the bars observe the scroll view of the content, unless the app has set one.
  func setScrollViewOfContent(for edge: NSDirectionalRectEdge) {
    guard !edgesWithScrollViewOfApp.contains(edge) else { return }
    super.setContentScrollView(contentScrollView(for: edge), for: edge)
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    drivingContainer?.contentSizeDidChange(of: container)
  }
}

extension UIViewController {
  /// The container that manages the children of this view controller in its place.
  var driver: ContainerViewController? { (self as? _DrivenViewController)?.drivingContainer }
}
