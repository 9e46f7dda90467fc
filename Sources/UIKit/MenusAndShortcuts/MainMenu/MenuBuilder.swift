/// A tree of menus that is being built.
///
/// Menus are immutable. Each edit creates new copies of the edited menu and of those that contain it.
@MainActor
final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ root: UIMenu, system: UIMenuSystem) {
    self.root = root
    self.system = system
  }

  // MARK: - Finding Elements

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    first(in: root) { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first(in: root) { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    first(in: root) {
      guard let command = $0 as? UICommand, command.action == action else { return false }
      return Self.areEqual(command.propertyList, propertyList)
    } as? UICommand
  }

  private func first(in element: UIMenuElement, where isMatch: (UIMenuElement) -> Bool) -> UIMenuElement? {
    if isMatch(element) { return element }
    for child in (element as? UIMenu)?.children ?? [] {
      if let match = first(in: child, where: isMatch) { return match }
    }
    return nil
  }

  private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as AnyHashable, let other as AnyHashable): one == other
    default: false
    }
  }

  // MARK: - Changing Menus

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    guard root.identifier != replacedIdentifier else { return root = replacementMenu }
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard let menu = menu(for: parentIdentifier) else { return }
    replace(menu: parentIdentifier, with: menu.replacingChildren(childrenBlock(menu.children)))
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// Replaces a menu in its parent by the elements that a closure returns for it.
  private func change(_ identifier: UIMenu.Identifier, _ replacement: (UIMenu) -> [UIMenuElement]) {
    root = changed(root, identifier, replacement)
  }

  private func changed(
    _ menu: UIMenu, _ identifier: UIMenu.Identifier, _ replacement: (UIMenu) -> [UIMenuElement]
  ) -> UIMenu {
    menu.replacingChildren(
      menu.children.flatMap { element -> [UIMenuElement] in
        guard let child = element as? UIMenu else { return [element] }
        return child.identifier == identifier ? replacement(child) : [changed(child, identifier, replacement)]
      })
  }
}
