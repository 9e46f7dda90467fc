/// An interface with which responders add, replace, and remove menus.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with an action and a property list.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu by those that a closure returns for them.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first element of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last element of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
