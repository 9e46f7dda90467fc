import UIKit

/// The tab of a state: its item, and the view controller of the state when it is needed.
///
/// UIKit requires a view controller for every tab, and the app's is created when its tab is first shown. A placeholder
/// therefore has the item until then. The tab bar controller replaces it immediately before UIKit shows the tab, so
/// that UIKit treats the app's view controller like that of any tab: a second tap scrolls it to the top or pops its
/// stack, and `hidesBottomBarWhenPushed` takes effect.
@MainActor
final class StateTab {
  let identity: StateIdentity
  private var item: UITabBarItem
  private var make: (() -> UIViewController)?
  /// The archived content to restore when the view controller is created.
  private(set) var archivedContent: [StateArchive.Node] = []
  /// The view controller that represents the state, or `nil` until it is needed.
  private(set) var content: UIViewController?
  /// The view controller that becomes the content, created by a request for the state.
  private(set) var prepared: UIViewController?
  /// The placeholder, unless the view controller of the state has taken its place.
  private var placeholder: TabPlaceholderController?

  init(_ identity: StateIdentity, _ item: UITabBarItem, make: @escaping () -> UIViewController) {
    self.identity = identity
    self.item = item
    self.make = make
    placeholder = TabPlaceholderController(for: self, item)
  }

  /// The view controller that is an element of UIKit's `viewControllers`.
  var viewController: UIViewController {
    guard let controller = placeholder ?? content else { misuse("A tab has no view controller. Please report this.") }
    return controller
  }

  /// Retains a view controller that becomes the content when the content is needed.
  func prepare(_ content: UIViewController) {
    if make != nil { exchange(&prepared, with: content) }
  }

  /// Releases the view controller that was prepared, because no request needs it.
  func discardPrepared() { exchange(&prepared, with: nil) }

  /// Creates the content, unless it was created before.
  ///
  /// - Parameter made: The content, if it already exists and its creator has restored the archived content in it.
  /// - Returns: The content, or `nil` while it is being created.
  @discardableResult
  func loadContent(_ made: UIViewController? = nil) -> UIViewController? {
    // Creating the content runs code of the app, which can call this method again.
    guard let make = exchange(&make, with: nil) else { return content }
    let prepared = exchange(&prepared, with: nil)
    let content = made ?? prepared ?? LeaveGuards.evaluated(make)
    self.content = content
    let archived = exchange(&archivedContent, with: [])
    if made == nil { Self.restore(archived, in: content) }
    unifyItem(with: content)
    // Code of the app that was run above can have made UIKit show the placeholder.
    placeholder?.show(content)
    return content
  }

  /// Gives the tab and its content one item, so that a badge that the content sets is visible.
  ///
  /// The app's item for the state takes precedence over that of the content, and the content's over the state's name.
  private func unifyItem(with content: UIViewController) {
    if item.isStateName, let own = content.tabBarItem {
      if own.title == nil, own.image == nil { own.title = item.title }
      if own.badgeValue == nil { own.badgeValue = item.badgeValue }
      item = own
      placeholder?.tabBarItem = own
    }
    // A navigation controller without an item has that of its root view controller, which can change.
    content.tabBarItem = item
  }

  /// Makes the content the view controller of the tab, unless the placeholder already shows it.
  ///
  /// Content that cannot be a child of the tab bar controller remains in the placeholder, which refuses it with a
  /// message.
  ///
  /// - Returns: The placeholder that the content has replaced, or `nil` if nothing has changed.
  func replacePlaceholder(in host: UITabBarController) -> UIViewController? {
    guard let placeholder, !placeholder.isViewLoaded, let content = loadContent() else { return nil }
    // The code that has created the content can have loaded the placeholder.
    guard self.placeholder != nil, !placeholder.isViewLoaded, content.parent == nil,
      RequestValidation.refusal(of: content, in: host) == nil
    else { return nil }
    exchange(&self.placeholder, with: nil)
    return placeholder
  }

  /// Restores the containers in the content, now or when the content is created.
  func restore(_ nodes: [StateArchive.Node]) {
    if let content {
      Self.restore(nodes, in: content)
    } else if make != nil {
      archivedContent = nodes
    }
  }

  /// Restores the archived content in a view controller that may become the content.
  ///
  /// The tab keeps the archived content, because the view controller may not be used.
  func restoreArchivedContent(in content: UIViewController) { Self.restore(archivedContent, in: content) }

  private static func restore(_ nodes: [StateArchive.Node], in content: UIViewController) {
    if !nodes.isEmpty { StateArchive.apply(nodes, to: content, RestorationLog()) }
  }

  /// Removes the content from the placeholder, because the state has lost its tab.
  ///
  /// UIKit removes content that is in the tab.
  func unload() { placeholder?.unload() }

  /// Pops the navigation stack that is the content, or a child of the content, to its root.
  func popToRoot() {
    let stacks = [content].compactMap { $0 } + (content?.children ?? [])
    guard let stack = stacks.lazy.compactMap({ $0 as? UINavigationController }).first,
      stack.viewControllers.count > 1
    else { return }
    stack.popToRootViewController(animated: true)
  }
}
