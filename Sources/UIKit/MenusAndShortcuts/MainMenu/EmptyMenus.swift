/// The menus of the main menu to which the runtime adds no commands.
///
/// An app inserts its own commands into them, whose keys apply.
@MainActor
enum EmptyMenus {
  static var application: UIMenu {
    menu("Application", .application, groups: [.about, .preferences, .services, .hide, .quit])
  }

  static var file: UIMenu { menu("File", .file, groups: [.newScene, .openRecent, .close, .document, .print]) }

  static var view: UIMenu { menu("View", .view, groups: [.toolbar, .sidebar, .fullscreen]) }

  static var window: UIMenu { menu("Window", .window, groups: [.minimizeAndZoom, .bringAllToFront]) }

  static var help: UIMenu { menu("Help", .help, groups: []) }

  /// The menus at the end of the Edit menu.
  static var editing: [UIMenu] {
    [
      group(.replace), group(.share),
      menu("Spelling", .spelling, groups: [.spellingPanel, .spellingOptions]),
      menu("Substitutions", .substitutions, groups: [.substitutionsPanel, .substitutionOptions]),
      menu("Transformations", .transformations, groups: []), menu("Speech", .speech, groups: []), group(.lookup),
      group(.learn),
    ]
  }

  /// The groups at the end of the Font menu.
  static var fontGroups: [UIMenu] { [group(.textColor), group(.textStylePasteboard)] }

  static var text: UIMenu { menu("Text", .text, groups: [.alignment, .writingDirection]) }

  private static func menu(_ title: String, _ identifier: UIMenu.Identifier, groups: [UIMenu.Identifier]) -> UIMenu {
    UIMenu(title: title, identifier: identifier, children: groups.map(group))
  }

  private static func group(_ identifier: UIMenu.Identifier) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline)
  }
}
