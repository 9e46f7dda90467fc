// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// Drags that activate the rows of tables and the items of collection views.
  @MainActor
  struct ListSpringLoadingTests {
    @MainActor
    private final class Folders: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
      UICollectionViewDelegate
    {
      var refused: Set<Int> = []
      var selected: [Int] = []
      private(set) weak var target: UIView?

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool {
        target = context.targetView
        return !refused.contains(indexPath.row)
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
      func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool {
        target = context.targetView
        return !refused.contains(indexPath.item)
      }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath.item)
      }
    }

    private let folders = Folders()

    private func makeTable() -> UITableView {
      let table = UITableView(frame: CGRect(x: 0, y: 250, width: 393, height: 300))
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = folders
      table.delegate = folders
      return table
    }

    @Test(.rule("R1429"))
    func `A drag selects the row of a spring-loaded table over which it rests`() async throws {
      let stage = await DragStage()
      let table = makeTable()
      stage.root.view.addSubview(table)
      table.isSpringLoaded = true
      #expect(table.isSpringLoaded)
      try stage.lift()
      stage.move(to: CGPoint(x: 100, y: 325))
      #expect(folders.selected.isEmpty)
      #expect(folders.target === table.cellForRow(at: IndexPath(row: 1, section: 0)))
      await stage.simulator.advance(by: .seconds(2))
      #expect(folders.selected == [1])
      #expect(table.indexPathForSelectedRow?.row == 1)
      // The next row is another target.
      stage.move(to: CGPoint(x: 100, y: 375))
      await stage.simulator.advance(by: .seconds(2))
      #expect(folders.selected == [1, 2])
      stage.release(at: DragStage.nowhere)
    }

    @Test(.rule("R1429"))
    func `The delegate of a table excludes rows`() async throws {
      let stage = await DragStage()
      let table = makeTable()
      stage.root.view.addSubview(table)
      #expect(!table.isSpringLoaded)
      folders.refused = [1]
      try stage.lift()
      stage.move(to: CGPoint(x: 100, y: 375))
      await stage.simulator.advance(by: .seconds(2))
      #expect(folders.selected.isEmpty && folders.target == nil)
      table.isSpringLoaded = true
      stage.move(to: CGPoint(x: 100, y: 325))
      await stage.simulator.advance(by: .seconds(2))
      #expect(folders.selected.isEmpty)
      stage.move(to: CGPoint(x: 100, y: 275))
      await stage.simulator.advance(by: .seconds(2))
      #expect(folders.selected == [0])
      stage.release(at: DragStage.nowhere)
    }

    @Test(.rule("R1430"))
    func `A drag selects the item of a spring-loaded collection view unless the delegate excludes it`() async throws {
      let stage = await DragStage()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 90)
      layout.minimumInteritemSpacing = 0
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 250, width: 360, height: 200), collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = folders
      collection.delegate = folders
      stage.root.view.addSubview(collection)
      folders.refused = [1]
      #expect(!collection.isSpringLoaded)
      collection.isSpringLoaded = true
      #expect(collection.isSpringLoaded)
      try stage.lift()
      stage.move(to: CGPoint(x: 135, y: 295))
      await stage.simulator.advance(by: .seconds(2))
      #expect(folders.selected.isEmpty)
      stage.move(to: CGPoint(x: 225, y: 295))
      #expect(folders.target === collection.cellForItem(at: IndexPath(item: 2, section: 0)))
      await stage.simulator.advance(by: .seconds(2))
      #expect(folders.selected == [2])
      stage.release(at: DragStage.nowhere)
    }
  }
#endif
