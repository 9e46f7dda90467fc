/// The commands of edit menus.
@MainActor
enum EditMenuCommands {
  /// Returns the menus for a context.
  ///
  /// They contain the standard commands, and the commands that responders add, from one up the chain. Commands that no
  /// responder can perform are omitted.
  static func suggested(from start: UIResponder?) -> [UIMenuElement] {
    let commands = UIMenu(identifier: .root, children: [StandardMenus.standardEdit, StandardMenus.selectionStyle])
    let builder = MenuBuilder(commands, system: .context)
    var responder = start
    while let current = responder {
      let next = current.next
      current.buildMenu(with: builder)
      responder = next
    }
    return performable(in: builder.root, from: start).children.filter { ($0 as? UIMenu)?.children.isEmpty != true }
  }

  /// Returns a menu with those of its commands that can be performed, and with all other elements.
  private static func performable(in menu: UIMenu, from start: UIResponder?) -> UIMenu {
    menu.replacingChildren(
      menu.children.compactMap { element -> UIMenuElement? in
        switch element {
        case let command as UICommand:
          start?.target(forAction: command.action, withSender: command) == nil ? nil : command
        case let submenu as UIMenu:
          performable(in: submenu, from: start)
        default: element
        }
      })
  }
}
