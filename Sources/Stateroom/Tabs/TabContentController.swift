import UIKit

/// What a tab bar controller holds for a state: it has the tab's item from the beginning, and makes the controller that
/// represents the state when it is first shown.
final class TabContentController: ContainerViewController {
  private var make: (() -> UIViewController)?
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
  func loadContent() {
    guard let make else { return }
    // Making it is user code, which may come back here.
    self.make = nil
    let content = make()
    self.content = content
    // A badge that the content sets is seen.
    content.tabBarItem = tabBarItem
    setViewController(content, using: .none, completion: nil)
  }

  /// Lets the content go, with the callbacks that are due to it.
  func unload() {
    content = nil
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
