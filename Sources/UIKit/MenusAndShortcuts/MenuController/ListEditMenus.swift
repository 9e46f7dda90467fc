/// The edit menus of a list's rows or items, which appear after a long press if the delegate of the list permits it.
///
/// The menu has the commands for cutting, copying, and pasting, for which the list asks its delegate, and the custom
/// items of the menu controller that the cell or a responder above it can also perform.
@MainActor
final class ListEditMenus: NSObject, UIGestureRecognizerDelegate {
  /// A row or an item with an edit menu.
  struct Element {
    let cell: UIView
    let canPerform: (Selector) -> Bool
    let perform: (Selector) -> Void
  }

  private static let actions = [StandardEditAction.cut, .copy, .paste].map(\.selector)

  private let press = UILongPressGestureRecognizer()
  private let elementAt: (CGPoint) -> Element?
  private var element: Element?

  /// Creates the menus of a list.
  ///
  /// - Parameters:
  ///   - list: The list in which the user presses.
  ///   - elementAt: A closure that returns the row or item at a point if it has a menu.
  init(of list: UIScrollView, elementAt: @escaping (CGPoint) -> Element?) {
    self.elementAt = elementAt
    super.init()
    press.delegate = self
    press.add { [weak self] recognizer in if recognizer.state == .began { self?.open() } }
    list.addGestureRecognizer(press)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    element = gestureRecognizer.view.flatMap { elementAt(gestureRecognizer.location(in: $0)) }
    return element != nil
  }

  private func open() {
    guard let element else { return }
    self.element = nil
    let menu = menu(for: element)
    guard !menu.children.isEmpty, element.cell.window != nil else { return }
    UIMenuController.shared.show(menu, from: element.cell) { action in
      guard !Self.actions.contains(action) else { return element.perform(action) }
      ActionDispatch.performInResponderChain(action, sender: UIMenuController.shared, from: element.cell)
    }
  }

  private func menu(for element: Element) -> UIMenu {
    let standard = StandardMenus.standardEdit.children.compactMap { $0 as? UICommand }
      .filter { Self.actions.contains($0.action) }
    let custom = (UIMenuController.shared.menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
      .filter { element.cell.target(forAction: $0.action, withSender: UIMenuController.shared) != nil }
    return UIMenu(children: (standard + custom).filter { element.canPerform($0.action) })
  }
}
