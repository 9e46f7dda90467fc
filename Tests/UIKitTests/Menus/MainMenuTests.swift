import Testing

@testable import UIKit

/// The menus of the main menu, which an app edits.
@MainActor
struct MainMenuTests {
  @Test func `The main menu has the menus of a menu bar`() {
    let titles = StandardMenus.root.children.map(\.title)
    #expect(titles == ["Application", "File", "Edit", "Format", "View", "Window", "Help"])
  }

  @Test func `An app inserts menus into those without commands, and beside them`() throws {
    let builder = MenuBuilder(StandardMenus.root, system: .main)
    let export = UIMenu(title: "Export", identifier: UIMenu.Identifier("export"), children: [])
    builder.insertSibling(export, afterMenu: .close)
    let file = try #require(builder.menu(for: .file))
    let index = try #require(file.children.firstIndex { ($0 as? UIMenu)?.identifier == export.identifier })
    #expect((file.children[index - 1] as? UIMenu)?.identifier == .close)
    builder.insertChild(UIMenu(title: "Guide", identifier: UIMenu.Identifier("guide")), atStartOfMenu: .help)
    #expect(builder.menu(for: .help)?.children.first?.title == "Guide")
    builder.remove(menu: .format)
    #expect(builder.menu(for: .format) == nil)
    #expect(builder.menu(for: .alignment) == nil)
  }

  @Test(arguments: [
    UIMenu.Identifier.about, .preferences, .services, .hide, .quit, .newScene, .openRecent, .close, .print, .document,
    .find, .replace, .share, .spelling, .spellingPanel, .spellingOptions, .substitutions, .substitutionsPanel,
    .substitutionOptions, .transformations, .speech, .lookup, .learn, .textColor, .textStylePasteboard, .text,
    .writingDirection, .alignment, .toolbar, .sidebar, .fullscreen, .minimizeAndZoom, .bringAllToFront,
  ])
  func `Each standard identifier is that of a menu`(_ identifier: UIMenu.Identifier) {
    #expect(MenuBuilder(StandardMenus.root, system: .main).menu(for: identifier) != nil)
  }
}
