/// An object that represents the main menu, or the menus of a context.
///
/// - Note: No menu bar shows the main menu. Its key commands apply.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The main menu of the app.
  public class var main: UIMenuSystem { mainSystem }
  /// The menus of a context, such as edit menus.
  public class var context: UIMenuSystem { contextSystem }

  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()

  /// Requests that the menu is built again when it is used next.
  ///
  /// The menus of a context are built each time one is shown.
  open func setNeedsRebuild() {
    if self === UIMenuSystem.main { MainMenu.shared.setNeedsRebuild() }
  }
}
