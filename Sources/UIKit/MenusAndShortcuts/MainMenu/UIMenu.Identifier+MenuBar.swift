// The identifiers of menus in which the runtime has no commands, because it has no menu bar, except for those that find
// text. They are part of the main menu, so that an app can insert its own menus into them and beside them.
extension UIMenu.Identifier {
  /// The menu of the app.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The File menu.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The View menu.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The Window menu.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The Help menu.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The commands about the app, in the menu of the app.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The commands for the settings of the app.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The services, which are on the Mac.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// The commands that hide the app and other apps.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The command that ends the app.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The commands that create a scene, in the File menu.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// The documents that were open recently.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// The commands that close windows and documents.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// The commands that print.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// The commands for the current document.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// The commands that find text, in the Edit menu.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The commands that replace text.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The commands that share the selection.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The Spelling menu.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The commands for the window that checks the spelling.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// The options for spelling.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// The Substitutions menu.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The commands for the window with substitutions.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// The options for substitutions.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// The Transformations menu.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// The Speech menu.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The commands that look the selection up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The commands that learn the spelling of the selection.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The commands for the color of the text.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// The commands that copy and paste the style of the text.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// The Text menu, in the Format menu.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The commands for the writing direction.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// The commands for the alignment of the text.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The commands for the toolbar, in the View menu.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The commands for the sidebar.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The commands for the full screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The commands that minimize and zoom the window, in the Window menu.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// The command that moves all windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
