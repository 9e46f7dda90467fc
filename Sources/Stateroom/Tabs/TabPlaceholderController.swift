import UIKit

/// A container that has the item of a tab before the app's view controller exists.
///
/// UIKit may select a tab in a way that the library does not notice, such as from its list of further tabs. The
/// container then shows the app's view controller inside.
final class TabPlaceholderController: ContainerViewController {
  private weak var stateTab: StateTab?

  init(for tab: StateTab, _ item: UITabBarItem) {
    stateTab = tab
    super.init(nibName: nil, bundle: nil)
    tabBarItem = item
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The placeholder of a tab is created in code.") }

  /// The tab bar controller reports the events.
  override var reportedContainer: UIViewController? { nil }

  override func viewDidLoad() {
    if let content = stateTab?.loadContent() { show(content) }
    super.viewDidLoad()
  }

  /// Returns the view controller that is in the tab of a placeholder now, or the view controller itself.
  ///
  /// A list of tabs that the app has read can contain a placeholder that was replaced in the meantime.
  static func present(_ viewController: UIViewController) -> UIViewController {
    (viewController as? TabPlaceholderController)?.stateTab?.viewController ?? viewController
  }

  /// Shows the content of the tab, if UIKit shows the placeholder.
  func show(_ content: UIViewController) {
    if isViewLoaded, stateTab != nil { setViewController(content, using: .none, completion: nil) }
  }

  /// Removes the content, with the callbacks that the removal requires.
  func unload() {
    stateTab = nil
    LeaveGuards.ignored { setViewController(nil, using: .none) }
  }
}
