/// A tab that creates its view controller on first access.
///
/// - Note: Groups of tabs and placements are not available, because they are features of sidebars.
@preconcurrency @MainActor
open class UITab: NSObject {
  private let viewControllerProvider: ((UITab) -> UIViewController)?
  /// The view controller; `nil` if it has not been created.
  private(set) var controllerIfMade: UIViewController?
  /// The item of the tab in the tab bar.
  let barItem = UITabBarItem()
  weak var tabBarControllerStorage: UITabBarController?

  // MARK: - Creating Tabs

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title in the bar.
  ///   - image: The image in the bar.
  ///   - identifier: An identifier that is unique in the tab bar controller.
  ///   - viewControllerProvider: A closure that creates the view controller to show when the tab is selected. It is
  ///     called at most once.
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

  /// The text below the title in a sidebar.
  ///
  /// A tab bar does not show it, and there is no sidebar here.
  open var subtitle: String?

  /// The unique identifier of the tab.
  public let identifier: String

  /// The text of the badge at the corner of the image; `nil` for no badge.
  open var badgeValue: String? {
    didSet { barItem.badgeValue = badgeValue }
  }

  /// A Boolean value that indicates whether the user can select the tab.
  ///
  /// The default is `true`.
  open var isEnabled = true {
    didSet { barItem.isEnabled = isEnabled }
  }

  /// A value that the app associates with the tab.
  open var userInfo: Any?

  // MARK: - Accessing Controllers

  /// The view controller that is shown when the tab is selected.
  ///
  /// It is created on first access.
  open var viewController: UIViewController? {
    if let controllerIfMade { return controllerIfMade }
    guard let viewControllerProvider else { return nil }
    let controller = viewControllerProvider(self)
    // The closure may have accessed the property itself.
    if let controllerIfMade { return controllerIfMade }
    controllerIfMade = controller
    controller.tabStorage = self
    return controller
  }

  /// The tab bar controller that the tab belongs to.
  open var tabBarController: UITabBarController? { tabBarControllerStorage }
}
