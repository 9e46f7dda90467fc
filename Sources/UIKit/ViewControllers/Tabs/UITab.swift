/// A tab that makes its controller when it is first needed.
///
/// - Note: Groups of tabs, subtitles and placements are not available: they belong to sidebars.
@preconcurrency @MainActor
open class UITab: NSObject {
  private let viewControllerProvider: ((UITab) -> UIViewController)?
  /// The controller, if it is made.
  private(set) var controllerIfMade: UIViewController?
  /// The item in the tab bar.
  let barItem = UITabBarItem()
  weak var tabBarControllerStorage: UITabBarController?

  // MARK: - Creating Tabs

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The words in the bar.
  ///   - image: The picture in the bar.
  ///   - identifier: Tells the tab from the others of its tab bar controller.
  ///   - viewControllerProvider: Makes the controller that is shown when the tab is selected; called once at most.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    self.viewControllerProvider = viewControllerProvider
    super.init()
    barItem.title = title
    barItem.image = image
  }

  // MARK: - Accessing a Tab's Appearance

  /// The title of the tab.
  open var title: String {
    didSet { barItem.title = title }
  }

  /// The image of the tab.
  open var image: UIImage? {
    didSet { barItem.image = image }
  }

  /// The unique identifier of the tab.
  public let identifier: String

  /// The text of the badge at the image's corner; `nil` for none.
  open var badgeValue: String? {
    didSet { barItem.badgeValue = badgeValue }
  }

  /// A Boolean value that indicates whether the user can select the tab. The default is `true`.
  open var isEnabled = true {
    didSet { barItem.isEnabled = isEnabled }
  }

  /// A value that the app associates with the tab.
  open var userInfo: Any?

  // MARK: - Accessing Controllers

  /// The view controller that is shown when the tab is selected; created on first access.
  open var viewController: UIViewController? {
    if let controllerIfMade { return controllerIfMade }
    guard let viewControllerProvider else { return nil }
    let controller = viewControllerProvider(self)
    // The provider may have accessed the controller itself.
    if let controllerIfMade { return controllerIfMade }
    controllerIfMade = controller
    controller.tabStorage = self
    return controller
  }

  /// The tab bar controller that the tab belongs to.
  open var tabBarController: UITabBarController? { tabBarControllerStorage }
}
