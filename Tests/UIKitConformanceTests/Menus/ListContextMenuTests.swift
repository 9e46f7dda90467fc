// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The context menus of tables and collection views.
  @MainActor
  struct ListContextMenuTests {
    @MainActor
    private final class Lists: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
      UICollectionViewDelegate
    {
      var log: [String] = []
      var hasMenu = true

      private func configuration(_ name: String) -> UIContextMenuConfiguration? {
        guard hasMenu else { return nil }
        return UIContextMenuConfiguration(
          identifier: NSString(string: name), previewProvider: nil,
          actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Open \(name)") { [weak self] _ in self?.log.append("open \(name)") }])
          })
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
      }
      func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? { configuration("row \(indexPath.row)") }
      func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        log.append("highlight \(configuration.identifier)")
        return nil
      }
      func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("display") }
      func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("end") }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.backgroundColor = .systemTeal
        return cell
      }
      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? { configuration("items \(indexPaths.map(\.item))") }
    }

    private let simulator: Simulator
    private let lists = Lists()
    private let root = UIViewController()

    init() async { simulator = await Simulator.boot(.iPhone15) }

    private func press(_ point: CGPoint) throws {
      let finger = try simulator.touchDown(at: point)
      simulator.advance(by: .milliseconds(700))
      simulator.touchUp(finger, at: point)
      simulator.advance(by: .seconds(1))
    }

    private func showTable() -> UITableView {
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 500))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 50
      table.dataSource = lists
      table.delegate = lists
      root.view.addSubview(table)
      simulator.show(root)
      simulator.advance(by: .milliseconds(100))
      return table
    }

    @Test(.rule("R550"))
    func `A long press on a row asks the delegate, and the row is not selected`() throws {
      let table = showTable()
      try press(CGPoint(x: 60, y: 175))
      #expect(lists.log == ["highlight row 1", "display"])
      #expect(table.contextMenuInteraction?.menuAppearance == .rich)
      try simulator.tap("Open row 1")
      simulator.advance(by: .seconds(1))
      #expect(lists.log == ["highlight row 1", "display", "end", "open row 1"])
      #expect(table.indexPathForSelectedRow == nil)
    }

    @Test(.rule("R551"))
    func `Without a configuration the end of the touch selects the row`() throws {
      lists.hasMenu = false
      let table = showTable()
      try press(CGPoint(x: 60, y: 175))
      #expect(lists.log == ["select 1"])
      #expect(table.contextMenuInteraction?.menuAppearance == .unknown)
    }

    @Test(.rule("R552"))
    func `A collection view requests the menu of an item, of all selected items, or of no item`()
      throws
    {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 393, height: 600), collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.allowsMultipleSelection = true
      collection.dataSource = lists
      collection.delegate = lists
      root.view.addSubview(collection)
      simulator.show(root)
      simulator.advance(by: .milliseconds(100))
      try press(CGPoint(x: 50, y: 150))
      #expect(simulator.textSnapshot().contains("Open items [0]"))
      collection.contextMenuInteraction?.dismissMenu()
      simulator.advance(by: .seconds(1))
      for item in [0, 2] {
        collection.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
      }
      try press(CGPoint(x: 50, y: 150))
      #expect(simulator.textSnapshot().contains("Open items [0, 2]"))
      collection.contextMenuInteraction?.dismissMenu()
      simulator.advance(by: .seconds(1))
      try press(CGPoint(x: 200, y: 650))
      #expect(simulator.textSnapshot().contains("Open items []"))
    }
  }
#endif
