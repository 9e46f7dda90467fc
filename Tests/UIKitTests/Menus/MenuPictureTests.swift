import Foundation
import Simulator
import Testing
import UIKit

/// What menus and popovers look like.
@MainActor
struct MenuPictureTests {
  private final class Host: NSObject, UIContextMenuInteractionDelegate {
    let menu: UIMenu
    init(_ menu: UIMenu) { self.menu = menu }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: { [menu] _ in menu }) }
  }

  private static var photoMenu: UIMenu {
    func action(_ title: String, _ symbol: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) { _ in }
    }
    let sort = UIMenu(
      title: "Sort By", image: UIImage(systemName: "arrow.up.arrow.down"), options: .singleSelection,
      children: [UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date") { _ in }])
    let tools = UIMenu(
      options: .displayInline, preferredElementSize: .medium,
      children: [action("Cut", "scissors"), action("Copy", "doc.on.doc"), action("Share", "square.and.arrow.up")])
    return UIMenu(children: [
      tools, action("Favorite", "heart"), sort,
      UIMenu(options: .displayInline, children: [action("Delete", "trash", .destructive)]),
    ])
  }

  /// Writes the screen to a folder for a look at it, if one is named.
  private func keep(_ simulator: Simulator, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["STATEROOM_PICTURES"] else { return }
    try simulator.svgSnapshot().write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }

  private func screen(_ device: Device = .iPhone15) async -> (Simulator, UIViewController) {
    let simulator = await Simulator.boot(device)
    let root = UIViewController()
    root.title = "Photos"
    simulator.show(UINavigationController(rootViewController: root))
    for index in 0..<12 {
      let tile = UIView(frame: CGRect(x: 10 + index % 3 * 126, y: 110 + index / 3 * 126, width: 120, height: 120))
      tile.backgroundColor = [UIColor.systemTeal, .systemIndigo, .systemOrange, .systemPink][index % 4]
      root.view.addSubview(tile)
    }
    await simulator.advance(by: .milliseconds(100))
    return (simulator, root)
  }

  @Test func `A context menu lifts its view and shows sections below it`() async throws {
    let (simulator, root) = await screen()
    let host = Host(Self.photoMenu)
    root.view.subviews[4].addInteraction(UIContextMenuInteraction(delegate: host))
    let finger = try simulator.touchDown(at: CGPoint(x: 190, y: 300))
    await simulator.advance(by: .milliseconds(700))
    simulator.touchUp(finger, at: CGPoint(x: 190, y: 300))
    await simulator.settle()
    try keep(simulator, "context-menu")
    let lines = simulator.textSnapshot()
    #expect(lines.contains("Favorite"))
    #expect(lines.contains("Delete"))
    try await simulator.tap("Sort By")
    await simulator.settle()
    try keep(simulator, "submenu")
    #expect(simulator.textSnapshot().contains("Date"))
    withExtendedLifetime(host) {}
  }

  @Test func `A bar button's menu is below it`() async throws {
    let (simulator, root) = await screen()
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"), menu: Self.photoMenu)
    await simulator.settle()
    try await simulator.tap(at: CGPoint(x: 365, y: 81))
    await simulator.settle()
    try keep(simulator, "bar-menu")
    #expect(simulator.textSnapshot().contains("Favorite"))
  }

  @Test func `A long menu scrolls`() async throws {
    let (simulator, root) = await screen()
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "All", menu: UIMenu(children: (1...40).map { number in UIAction(title: "Album \(number)") { _ in } }))
    await simulator.settle()
    try await simulator.tap("All")
    await simulator.settle()
    #expect(throws: SimulatorError.self) { try simulator.tap("Album 40") }
    try await simulator.drag(from: CGPoint(x: 250, y: 700), to: CGPoint(x: 250, y: 150), over: .milliseconds(200))
    await simulator.settle()
    try keep(simulator, "long-menu")
    #expect(simulator.textSnapshot().contains("Album 20"))
    #expect(root.presentedViewController == nil)
  }

  @Test func `A popover on iPad has an arrow`() async throws {
    let (simulator, root) = await screen(.iPadPro11)
    let list = UITableViewController(style: .plain)
    list.title = "Albums"
    let content = UINavigationController(rootViewController: list)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 320, height: 400)
    content.popoverPresentationController?.sourceView = root.view.subviews[1]
    root.present(content, animated: true)
    await simulator.settle()
    try keep(simulator, "popover")
    #expect(content.popoverPresentationController?.arrowDirection == .up)
    root.dismiss(animated: true)
    await simulator.settle()
    let sheet = UIAlertController(title: "Delete this photo?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete Photo", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Hide Photo", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = root.view.subviews[8]
    root.present(sheet, animated: true)
    await simulator.settle()
    try keep(simulator, "action-sheet")
    #expect(simulator.textSnapshot().contains("Hide Photo"))
  }
}
