// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// Drop delegates that implement only what their protocols require.
  @MainActor
  struct DropWithoutProposalTests {
    /// The source and the destination of a drag, each a table or a collection view.
    private final class Lists: UIViewController, UITableViewDataSource, UITableViewDragDelegate,
      UITableViewDropDelegate,
      UICollectionViewDataSource, UICollectionViewDropDelegate
    {
      let source = UITableView(frame: CGRect(x: 0, y: 100, width: 150, height: 400))
      var log: [String] = []

      func addSource() {
        source.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source.rowHeight = 50
        source.dataSource = self
        source.dragDelegate = self
        view.addSubview(source)
      }

      func addTable() {
        let table = UITableView(frame: CGRect(x: 160, y: 100, width: 150, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 50
        table.dataSource = self
        table.dropDelegate = self
        view.addSubview(table)
      }

      func addCollection() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 150, height: 50)
        layout.minimumLineSpacing = 0
        let frame = CGRect(x: 160, y: 100, width: 150, height: 400)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = self
        collection.dropDelegate = self
        view.addSubview(collection)
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "\(indexPath.row)")))] }
      func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        note(coordinator.proposal.operation, coordinator.destinationIndexPath)
      }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
      ) { note(coordinator.proposal.operation, coordinator.destinationIndexPath) }

      private func note(_ operation: UIDropOperation, _ path: IndexPath?) {
        log.append("\(operation == .copy ? "copy" : "\(operation)") to \(path.map { "\($0.item)" } ?? "nil")")
      }
    }

    private let simulator: Simulator
    private let lists = Lists()

    init() async { simulator = await Simulator.boot(.iPhone15) }

    private func drag(to end: CGPoint) throws {
      lists.addSource()
      // Without it, drags begin on iPad only.
      lists.source.dragInteractionEnabled = true
      simulator.show(lists)
      simulator.advance(by: .milliseconds(100))
      let finger = try simulator.touchDown(at: CGPoint(x: 60, y: 175))
      simulator.advance(by: .milliseconds(900))
      for point in [CGPoint(x: 80, y: 185), end] {
        simulator.move(finger, to: point)
        simulator.advance(by: .milliseconds(400))
      }
      simulator.touchUp(finger, at: end)
      simulator.advance(by: .seconds(2))
    }

    @Test(.rule("R2033"))
    func `A table whose delegate makes no proposal receives a copy`() throws {
      lists.addTable()
      try drag(to: CGPoint(x: 230, y: 210))
      #expect(lists.log == ["copy to 2"])
    }

    @Test(.rule("R2033"))
    func `A collection view whose delegate makes no proposal receives a copy`() throws {
      lists.addCollection()
      try drag(to: CGPoint(x: 230, y: 210))
      #expect(lists.log == ["copy to 2"])
    }

    @Test(.rule("R2033"))
    func `A row that cannot be moved is copied within its table`() throws {
      lists.source.dropDelegate = lists
      try drag(to: CGPoint(x: 60, y: 210))
      #expect(lists.log == ["copy to 2"])
    }
  }
#endif
