/// The menus of every app, with the commands that this platform can perform.
@MainActor
enum StandardMenus {
  static var root: UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        EmptyMenus.application, EmptyMenus.file, edit, format, EmptyMenus.view, EmptyMenus.window, EmptyMenus.help,
      ])
  }

  static var edit: UIMenu {
    UIMenu(
      title: "Edit", identifier: .edit,
      children: [
        UIMenu(
          identifier: .undoRedo, options: .displayInline,
          children: [
            UIKeyCommand(title: "Undo", action: UndoCommand.undo.selector, input: "z", modifierFlags: .command),
            UIKeyCommand(
              title: "Redo", action: UndoCommand.redo.selector, input: "z", modifierFlags: [.command, .shift]),
          ]),
        standardEdit, find,
      ] + EmptyMenus.editing)
  }

  /// The commands of the edit menu.
  static var standardEdit: UIMenu {
    UIMenu(
      identifier: .standardEdit, options: .displayInline,
      children: [
        key("Cut", .cut, "x"), key("Copy", .copy, "c"), key("Paste", .paste, "v"),
        UIKeyCommand(
          title: "Paste and Match Style", action: StandardEditAction.pasteAndMatchStyle.selector, input: "v",
          modifierFlags: [.command, .alternate, .shift]),
        UICommand(title: "Delete", action: StandardEditAction.delete.selector),
        UICommand(title: "Select", action: StandardEditAction.select.selector),
        key("Select All", .selectAll, "a"),
      ])
  }

  /// The commands that find text.
  private static var find: UIMenu {
    UIMenu(
      title: "Find", identifier: .find,
      children: [
        key("Find…", .find, "f"),
        UIKeyCommand(
          title: "Find and Replace…", action: StandardEditAction.findAndReplace.selector, input: "f",
          modifierFlags: [.command, .alternate]),
        key("Find Next", .findNext, "g"),
        UIKeyCommand(
          title: "Find Previous", action: StandardEditAction.findPrevious.selector, input: "g",
          modifierFlags: [.command, .shift]),
        key("Use Selection for Find", .useSelectionForFind, "e"),
      ])
  }

  /// The commands for the style of the selection, for edit menus.
  static var selectionStyle: UIMenu { UIMenu(title: "Format", identifier: .textStyle, children: styleCommands) }

  private static var styleCommands: [UIMenuElement] {
    [
      key("Bold", .toggleBoldface, "b"), key("Italic", .toggleItalics, "i"),
      key("Underline", .toggleUnderline, "u"),
    ]
  }

  private static var format: UIMenu {
    UIMenu(
      title: "Format", identifier: .format,
      children: [
        UIMenu(
          title: "Font", identifier: .font,
          children: [
            UIMenu(identifier: .textStyle, options: .displayInline, children: styleCommands),
            UIMenu(
              identifier: .textSize, options: .displayInline,
              children: [key("Bigger", .increaseSize, "+"), key("Smaller", .decreaseSize, "-")]),
          ] + EmptyMenus.fontGroups), EmptyMenus.text,
      ])
  }

  private static func key(_ title: String, _ action: StandardEditAction, _ input: String) -> UIKeyCommand {
    UIKeyCommand(title: title, action: action.selector, input: input, modifierFlags: .command)
  }
}
