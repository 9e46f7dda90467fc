/// A container view controller that manages navigation between pages of content.
///
/// A page is a view controller. The data source provides the pages to which the user can turn; the app turns pages with
/// ``setViewControllers(_:direction:animated:completion:)``. A `PageTurner` contains the pages and moves them: a paging
/// scroll view with the previous, the current and the next page, or a `PageCurlView`. Its progress determines the
/// transition, whatever changes it. See ``UIPageViewController`` +Setting, +Turning, and +Neighbours.
///
/// - Note: A page curls along a straight fold that is parallel to the spine.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The pages that are shown when no transition is running.
  var current = PageSpread()
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
  let turner: any PageTurner
  /// The page indicator; `nil` if the data source does not provide its values.
  var pageControl: UIPageControl?
  /// The page that the page indicator shows when no transition is running.
  var indicatedPage = 0
  /// The location of the spine, and whether pages have backs.
  var binding: PageBinding
  /// A Boolean value that indicates whether the delegate is choosing the location of the spine.
  var isChoosingSpine = false
  var requestForSpine: RequestForSpine?

  // MARK: - Creating a Page View Controller

  /// Creates a controller without pages.
  ///
  /// - Parameters:
  ///   - style: The style of the transition between pages.
  ///   - navigationOrientation: The axis along which pages are turned.
  ///   - options: The distance between two pages that scroll, in points (`interPageSpacing`), and the location of the
  ///     spine of pages that curl (`spineLocation`, by default `min`).
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = style == .pageCurl ? Self.spine(from: options?[.spineLocation]) : .none
    binding = PageBinding(spine: spine)
    turner = Self.turner(style, navigationOrientation, spacing: Self.spacing(from: options?[.interPageSpacing]))
    super.init(nibName: nil, bundle: nil)
    turner.controller = self
  }

  /// Creates a controller whose pages curl horizontally.
  public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

  /// Creates a controller from an archive, whose pages curl horizontally by default.
  public required init?(coder: NSCoder) {
    let isVertical = coder.interfaceAttribute("navigationOrientation") == "vertical"
    transitionStyle = coder.interfaceAttribute("transitionStyle") == "scroll" ? .scroll : .pageCurl
    navigationOrientation = isVertical ? .vertical : .horizontal
    let spines: [String: SpineLocation] = ["mid": .mid, "max": .max]
    let spine = coder.interfaceAttribute("spineLocation").flatMap { spines[$0] } ?? .min
    binding = PageBinding(
      spine: transitionStyle == .scroll ? .none : spine, isDoubleSided: coder.interfaceAttribute("doubleSided") == "YES"
    )
    turner = Self.turner(transitionStyle, navigationOrientation, spacing: 0)
    super.init(coder: coder)
    turner.controller = self
    decodeInterface(coder, as: UIPageViewController.self)
  }

  private static func turner(
    _ style: TransitionStyle, _ orientation: NavigationOrientation, spacing: CGFloat
  ) -> any PageTurner {
    switch style {
    case .scroll: PageScrollView(orientation: orientation, spacing: spacing)
    case .pageCurl: PageCurlView(orientation: orientation)
    }
  }

  private static func spine(from option: Any?) -> SpineLocation {
    let location =
      option as? SpineLocation ?? (option as? Int ?? (option as? NSNumber)?.intValue).flatMap(SpineLocation.init)
    return location == SpineLocation.none ? .min : location ?? .min
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
  /// The value is `none` if pages scroll. The delegate can change it when the interface rotates.
  open var spineLocation: SpineLocation { binding.spine }

  /// A Boolean value that indicates whether pages have content on their backs.
  ///
  /// The default value is `false`. With a spine in the middle the value is `true`, and cannot be changed. With a spine
  /// at one side, two pages are passed for an animated turn and requested from the data source: the one that will be
  /// displayed, and the back of the sheet that turns.
  open var isDoubleSided: Bool {
    get { binding.isDoubleSided }
    set { setDoubleSided(newValue) }
  }

  /// The gesture recognizers of a page curl: a pan and a tap at the edges.
  ///
  /// They can be moved to another view, so that turns can begin there. The array is empty if pages scroll.
  open var gestureRecognizers: [UIGestureRecognizer] { (turner as? PageCurlView)?.turningGestures ?? [] }

  // MARK: - Providing Content

  /// The displayed pages.
  ///
  /// During an animation that the app requested, its new pages.
  open var viewControllers: [UIViewController]? { displayed }

  /// Shows a page, or two pages beside a spine in the middle.
  ///
  /// With an animation, they come from the side that the direction specifies. If pages are double-sided and the spine
  /// is at one side, the second page is the back of the sheet that turns.
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
    view.addSubview(turner)
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
    chooseSpine(with: coordinator)
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
