import UIKit

/// A container that represents a state in a tab bar controller before its view controller exists.
///
/// The container has the tab's item from the beginning, and creates the view controller of the state when the tab is first
/// shown.
final class TabContentController: ContainerViewController {
  private var make: (() -> UIViewController)?
  /// The archived content to restore when the view controller is created.
  private(set) var archivedContent: [StateArchive.Node] = []
  /// The view controller that represents the state; `nil` until it is needed.
  private(set) var content: UIViewController?

  /// The tab bar controller for which the container was created.
  private(set) weak var owner: UITabBarController?
  /// The identity of the state; `nil` when the state has lost its tab.
  private(set) var identity: StateIdentity?

  init(
    _ identity: StateIdentity, in owner: UITabBarController, item: UITabBarItem, make: @escaping () -> UIViewController
  ) {
    self.identity = identity
    self.owner = owner
    self.make = make
    super.init(nibName: nil, bundle: nil)
    tabBarItem = item
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a tab's content is made in code") }

  /// The tab bar controller reports the events.
  override var reportedContainer: UIViewController? { nil }

  override func viewDidLoad() {
    loadContent()
    super.viewDidLoad()
  }

  /// Creates the content, unless it was created before.
  ///
  /// - Parameter made: The content, if it already exists.
  func loadContent(_ made: UIViewController? = nil) {
    // Creating the content runs code of the app, which can call this method again.
    guard let make = exchange(&make, with: nil) else { return }
    let content = made ?? make()
    self.content = content
    let archived = archivedContent
    archivedContent = []
    // Content that already existed is in the state that its creator requested.
    if made == nil, !archived.isEmpty { StateArchive.apply(archived, to: content, RestorationLog()) }
    // The content has the tab's item, so that a badge that it sets is visible.
    content.tabBarItem = tabBarItem
    setViewController(content, using: .none, completion: nil)
  }

  /// Restores the containers in the content, now or when the content is created.
  func restore(_ nodes: [StateArchive.Node]) {
    if let content {
      StateArchive.apply(nodes, to: content, RestorationLog())
    } else if make != nil {
      archivedContent = nodes
    }
  }

  /// Removes the content, with the callbacks that the removal requires.
  func unload() {
    exchange(&identity, with: nil)
    exchange(&content, with: nil)
    LeaveGuards.ignored { setViewController(nil, using: .none) }
  }

  /// Pops the navigation stack that is the content, or a child of the content, to its root.
  func popToRoot() {
    let stacks = [content].compactMap { $0 } + (content?.children ?? [])
    guard let stack = stacks.lazy.compactMap({ $0 as? UINavigationController }).first,
      stack.viewControllers.count > 1
    else { return }
    stack.popToRootViewController(animated: true)
  }
}
