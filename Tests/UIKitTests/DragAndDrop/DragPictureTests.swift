import Foundation
import Simulator
import Testing
import UIKit

/// What a drag looks like while it is in progress.
@MainActor
struct DragPictureTests {
  /// Writes the screen to a folder for a look at it, if one is named.
  private func keep(_ simulator: Simulator, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["STATEROOM_PICTURES"] else { return }
    try simulator.svgSnapshot().write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }

  @MainActor
  private final class Songs: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    var songs = ["Autumn Leaves", "Blue in Green", "Cheek to Cheek", "Dream a Little", "Embraceable You", "Fly Me"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
      cell.textLabel?.text = songs[indexPath.row]
      cell.imageView?.image = UIImage(systemName: "music.note")
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: songs[indexPath.row])))] }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath) }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
  }

  @Test func `A row that is dragged follows the touch, and a gap opens under it`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let songs = Songs()
    let controller = UITableViewController(style: .insetGrouped)
    controller.title = "Songs"
    let table = try #require(controller.tableView)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    table.dataSource = songs
    table.dragDelegate = songs
    table.dropDelegate = songs
    simulator.show(UINavigationController(rootViewController: controller))
    await simulator.advance(by: .milliseconds(100))
    let rows = (0..<6).map { table.convert(table.rectForRow(at: IndexPath(row: $0, section: 0)), to: nil) }
    let finger = try simulator.touchDown(at: CGPoint(x: 120, y: rows[1].midY))
    await simulator.advance(by: .milliseconds(900))
    try keep(simulator, "drag-lift")
    simulator.move(finger, to: CGPoint(x: 130, y: rows[2].midY))
    await simulator.advance(by: .milliseconds(200))
    simulator.move(finger, to: CGPoint(x: 140, y: rows[3].midY + 6))
    await simulator.advance(by: .seconds(1))
    try keep(simulator, "drag-row")
    // The rows between the source and the gap have moved up by a row.
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    #expect(table.convert(cell.frame, to: nil).minY == rows[2].minY)
    #expect(simulator.svgSnapshot().components(separatedBy: "Blue in Green").count == 2)
    simulator.move(finger, to: CGPoint(x: 140, y: 40))
    await simulator.advance(by: .seconds(1))
    #expect(table.convert(cell.frame, to: nil).minY == rows[3].minY)
    simulator.touchUp(finger, at: CGPoint(x: 140, y: 40))
    await simulator.advance(by: .milliseconds(150))
    try keep(simulator, "drag-return")
    await simulator.advance(by: .seconds(1))
    #expect(simulator.svgSnapshot().components(separatedBy: "Blue in Green").count == 2)
  }

  @MainActor
  private final class Board: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    { [UIDragItem(itemProvider: NSItemProvider(object: UIColor.red))] }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: UIColor.blue))] }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
  }

  @MainActor
  private final class Menu: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Share") { _ in }]) })
    }
  }

  @Test func `The preview of a menu becomes that of the drag`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    let (board, menu) = (Board(), Menu())
    let note = UILabel(frame: CGRect(x: 40, y: 200, width: 200, height: 80))
    note.isUserInteractionEnabled = true
    note.text = "A Note"
    note.textAlignment = .center
    note.backgroundColor = .systemYellow
    note.addInteraction(UIDragInteraction(delegate: board))
    note.addInteraction(UIContextMenuInteraction(delegate: menu))
    root.view.addSubview(note)
    simulator.show(root)
    await simulator.advance(by: .milliseconds(100))
    let finger = try simulator.touchDown(at: CGPoint(x: 100, y: 240))
    await simulator.advance(by: .seconds(1))
    try keep(simulator, "drag-menu")
    #expect(simulator.svgSnapshot().contains("Share"))
    #expect(simulator.svgSnapshot().components(separatedBy: "A Note").count == 2)
    simulator.move(finger, to: CGPoint(x: 120, y: 300))
    await simulator.advance(by: .milliseconds(100))
    try keep(simulator, "drag-menu-moving")
    #expect(simulator.svgSnapshot().components(separatedBy: "A Note").count == 3)
    simulator.move(finger, to: CGPoint(x: 200, y: 600))
    await simulator.advance(by: .seconds(1))
    #expect(!simulator.svgSnapshot().contains("Share"))
    #expect(simulator.svgSnapshot().components(separatedBy: "A Note").count == 3)
    simulator.touchUp(finger, at: CGPoint(x: 200, y: 600))
    await simulator.advance(by: .seconds(1))
    #expect(simulator.svgSnapshot().components(separatedBy: "A Note").count == 2)
  }

  @Test func `Several items are dragged in a stack with a badge`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    root.title = "Board"
    let board = Board()
    simulator.show(UINavigationController(rootViewController: root))
    for index in 0..<9 {
      let tile = UIView(frame: CGRect(x: 10 + index % 3 * 126, y: 110 + index / 3 * 126, width: 120, height: 120))
      tile.backgroundColor = [UIColor.systemTeal, .systemIndigo, .systemOrange, .systemPink][index % 4]
      tile.layer.cornerRadius = 12
      let drag = UIDragInteraction(delegate: board)
      drag.isEnabled = true
      tile.addInteraction(drag)
      root.view.addSubview(tile)
    }
    let tray = UILabel(frame: CGRect(x: 20, y: 540, width: 353, height: 200))
    tray.isUserInteractionEnabled = true
    tray.text = "Drop Here"
    tray.textAlignment = .center
    tray.backgroundColor = .secondarySystemBackground
    tray.addInteraction(UIDropInteraction(delegate: board))
    root.view.addSubview(tray)
    await simulator.advance(by: .milliseconds(100))
    let finger = try simulator.touchDown(at: CGPoint(x: 70, y: 170))
    await simulator.advance(by: .milliseconds(900))
    simulator.move(finger, to: CGPoint(x: 90, y: 300))
    await simulator.advance(by: .milliseconds(500))
    for x in [190, 316] {
      let other = try simulator.touchDown(at: CGPoint(x: x, y: 170))
      await simulator.advance(by: .milliseconds(50))
      simulator.touchUp(other, at: CGPoint(x: x, y: 170))
      await simulator.advance(by: .milliseconds(400))
    }
    simulator.move(finger, to: CGPoint(x: 180, y: 620))
    await simulator.advance(by: .seconds(1))
    try keep(simulator, "drag-stack")
    #expect(simulator.svgSnapshot().contains(">3<"))
    simulator.touchUp(finger, at: CGPoint(x: 180, y: 620))
    await simulator.advance(by: .milliseconds(120))
    try keep(simulator, "drag-drop")
    await simulator.advance(by: .seconds(1))
    #expect(!simulator.svgSnapshot().contains(">3<"))
  }
}
