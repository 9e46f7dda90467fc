/// A container view controller that manages navigation between pages of content.
///
/// A page is a view controller. The data source provides the pages to which the user can turn; the app turns pages with
/// ``setViewControllers(_:direction:animated:completion:)``. A paging scroll view contains the previous, the current,
/// and the next page. Its offset determines the transition, whatever changes it. See ``UIPageViewController`` +Setting,
/// +Turning, and +Neighbours.
///
/// - Note: The page curl is not available, and therefore there are no double-sided pages and no spine.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The page that is shown when no transition is running.
  var current: UIViewController?
  /// The pages that were set last, or to which the user has turned.
  var displayed: [UIViewController] = []
  /// The pages that are children.
  var members: [UIViewController] = []
  /// The running transition.
  var running: PageTransition?
  var neighbours = PageNeighbours()
  /// The requests that were made from inside a callback.
  var waiting: [PageRequest] = []
  /// A Boolean value that indicates whether a change is being performed, which can call code of the app.
  var isWorking = false
  var isQueueScheduled = false
  /// The child that is being removed because a page is no longer needed, as opposed to by the app.
  var leaver: UIViewController?
  let scrollView: PageScrollView
  /// The page indicator; `nil` if the data source does not provide its values.
  var pageControl: UIPageControl?
  /// The page that the page indicator shows when no transition is running.
  var indicatedPage = 0

  // MARK: - Creating a Page View Controller

  /// Creates a controller without pages.
  ///
  /// The option `interPageSpacing` is the distance between two pages, in points.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    scrollView = PageScrollView(
      orientation: navigationOrientation, spacing: Self.spacing(from: options?[.interPageSpacing]))
    super.init(nibName: nil, bundle: nil)
    scrollView.controller = self
  }

  /// Creates a controller whose pages scroll horizontally.
  ///
  /// - Note: UIKit's default is the page curl, which is not available.
  public convenience init() { self.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }

  /// Creates a controller from an archive, whose pages scroll horizontally by default.
  public required init?(coder: NSCoder) {
    let isVertical = coder.interfaceAttribute("navigationOrientation") == "vertical"
    transitionStyle = .scroll
    navigationOrientation = isVertical ? .vertical : .horizontal
    scrollView = PageScrollView(orientation: isVertical ? .vertical : .horizontal, spacing: 0)
    super.init(coder: coder)
    scrollView.controller = self
    decodeInterface(coder, as: UIPageViewController.self)
  }

  private static func spacing(from option: Any?) -> CGFloat {
    // On Apple's platforms, all numbers are NSNumber objects; here they keep their types.
    let spacing: CGFloat =
      switch option {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: 0
      }
    return spacing.isFinite ? max(spacing, 0) : 0
  }

  // MARK: - Configuring the Page View Controller

  /// The delegate, which is notified of the pages that the user turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The data source, which provides the pages to which the user can turn.
  ///
  /// Without one, the user cannot turn pages.
  ///
  /// Setting this property discards the pages before and after the current one, and requests them again.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { dataSourceDidChange() }
  }

  /// The style of the transition between pages.
  public let transitionStyle: TransitionStyle

  /// The axis along which pages are turned.
  public let navigationOrientation: NavigationOrientation

  /// The location of the spine.
  ///
  /// The value is always `none`, because pages scroll.
  open var spineLocation: SpineLocation { .none }

  /// The gesture recognizers of a page curl.
  ///
  /// The array is always empty, because pages scroll.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  // MARK: - Providing Content

  /// The displayed page.
  ///
  /// During an animation that the app requested, its new page.
  open var viewControllers: [UIViewController]? { displayed }

  /// Shows a page.
  ///
  /// With an animation, it comes from the side that the direction specifies.
  ///
  /// There is no animation if it would not be visible. The argument of `completion` indicates whether the animation
  /// ended normally; it is `false` if another call or the end of the controller's appearance interrupted it.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { performSet(viewControllers ?? [], direction: direction, animated: animated, completion: completion) }

  // MARK: - View

  open override func loadView() {
    let view = PageContentView(frame: UIScreen.main.bounds)
    view.controller = self
    view.clipsToBounds = true
    view.addSubview(scrollView)
    self.view = view
  }

  // MARK: - Appearance

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forwardWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    forwardDidAppear()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    forwardWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forwardDidDisappear()
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    settle()
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func forwardsAppearanceAutomatically(to child: UIViewController) -> Bool {
    // The four methods above forward the callbacks to the pages, so an override that calls `super` last runs after
    // them.
    !members.contains { $0 === child } && super.forwardsAppearanceAutomatically(to: child)
  }

  override func childDidLeave(_ child: UIViewController) { forget(child) }

  // MARK: - Children That Determine Preferences

  /// The orientations that the delegate returns.
  ///
  /// Those of the pages are not used.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate returns.
  ///
  /// Those of the pages are not used.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
