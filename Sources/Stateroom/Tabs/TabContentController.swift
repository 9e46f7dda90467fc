import UIKit

/// What a tab bar controller holds for a state: it has the tab's item from the beginning, and makes the controller that
/// represents the state when it is first shown.
final class TabContentController: ContainerViewController {
  private var make: (() -> UIViewController)?
  /// What the containers in the content are to show when it is made, from an earlier launch.
  private(set) var archivedContent: [StateArchive.Node] = []
  /// The controller that represents the state; nil until it was needed.
  private(set) var content: UIViewController?

  init(item: UITabBarItem, make: @escaping () -> UIViewController) {
    self.make = make
    super.init(nibName: nil, bundle: nil)
    isReported = false
    tabBarItem = item
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a tab's content is made in code") }

  override func viewDidLoad() {
    loadContent()
    super.viewDidLoad()
  }

  /// Makes the content, unless that has happened.
  ///
  /// - Parameter made: What was made for the state already.
  func loadContent(_ made: UIViewController? = nil) {
    // Making it is user code, which may come back here.
    guard let make = exchange(&make, with: nil) else { return }
    let content = made ?? make()
    self.content = content
    let archived = archivedContent
    archivedContent = []
    // What was made already is as somebody wants it.
    if made == nil, !archived.isEmpty { StateArchive.apply(archived, to: content, RestorationLog()) }
    // A badge that the content sets is seen.
    content.tabBarItem = tabBarItem
    setViewController(content, using: .none, completion: nil)
  }

  /// Brings the containers in the content to what they showed in an earlier launch, as soon as there is a content.
  func restore(_ nodes: [StateArchive.Node]) {
    if let content {
      StateArchive.apply(nodes, to: content, RestorationLog())
    } else if make != nil {
      archivedContent = nodes
    }
  }

  /// Lets the content go, with the callbacks that are due to it.
  func unload() {
    exchange(&content, with: nil)
    LeaveGuards.ignored { setViewController(nil, using: .none, completion: nil) }
  }

  /// Leads a navigation stack, which is the content or lies right inside, back to its root.
  func popToRoot() {
    let stacks = [content].compactMap { $0 } + (content?.children ?? [])
    guard let stack = stacks.lazy.compactMap({ $0 as? UINavigationController }).first,
      stack.viewControllers.count > 1
    else { return }
    stack.popToRootViewController(animated: true)
  }
}
