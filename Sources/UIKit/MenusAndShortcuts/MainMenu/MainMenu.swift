/// The main menu of the app, whose key commands apply although no menu bar shows it.
///
/// When a key is pressed for the first time, the application and its delegate build it from the standard menus.
@MainActor
final class MainMenu {
  static let shared = MainMenu()

  private var rootStorage: UIMenu?
  private var isBuilding = false

  /// Discards the menu, so that it is built again when it is used next.
  func setNeedsRebuild() { rootStorage = nil }

  private var root: UIMenu {
    if let rootStorage { return rootStorage }
    let builder = MenuBuilder(StandardMenus.root, system: .main)
    // Key commands that are requested while the menu is being built are the standard ones.
    guard !isBuilding else { return builder.root }
    isBuilding = true
    UIApplication.shared.buildMenu(with: builder)
    (UIApplication.shared.delegate as? UIResponder)?.buildMenu(with: builder)
    isBuilding = false
    rootStorage = builder.root
    return builder.root
  }

  /// The key commands of all menus, in order.
  var keyCommands: [UIKeyCommand] { Self.keyCommands(in: root) }

  private static func keyCommands(in menu: UIMenu) -> [UIKeyCommand] {
    menu.children.flatMap { element -> [UIKeyCommand] in
      switch element {
      case let command as UIKeyCommand: [command]
      case let menu as UIMenu: keyCommands(in: menu)
      default: []
      }
    }
  }
}
