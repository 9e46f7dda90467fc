/// The main menu of the app, whose key commands act although no menu bar shows it.
///
/// It is built when a key is pressed for the first time: from the standard menus, by the application and its delegate.
@MainActor
final class MainMenu {
  static let shared = MainMenu()

  private var rootStorage: UIMenu?
  private var isBuilding = false

  /// Builds the menu again when it is used next.
  func setNeedsRebuild() { rootStorage = nil }

  private var root: UIMenu {
    if let rootStorage { return rootStorage }
    let builder = MenuBuilder(StandardMenus.root, system: .main)
    // A responder that asks for key commands while it builds the menu gets the standard ones.
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
