// The identifiers of the system's menus.
extension UIMenu.Identifier {
  /// The main menu, which contains all others.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The Edit menu.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The commands Undo and Redo.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The commands Cut, Copy, Paste, Delete, Select, and Select All.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The Format menu.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The Font menu.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The commands Bold, Italic, and Underline.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The commands Bigger and Smaller.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
}
