import Testing
import UIKit

/// The documented behavior of collection views, their layouts, and cells.
@MainActor
struct CollectionViewTests {
  final class Source: NSObject, UICollectionViewDataSource {
    var items = 3
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  /// A layout of items in a column that counts its calls.
  final class Column: UICollectionViewLayout {
    var calls: [String] = []
    var height: CGFloat = 50
    override var collectionViewContentSize: CGSize {
      CGSize(width: 300, height: height * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
    }
    override func prepare() {
      super.prepare()
      calls.append("prepare")
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: height * CGFloat(indexPath.item), width: 300, height: height)
      return attributes
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      calls += updateItems.map { item in
        let before = item.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-"
        let after = item.indexPathAfterUpdate.map { "\($0.item)" } ?? "-"
        return "\(item.updateAction == .insert ? "insert" : "other") \(before) \(after)"
      }
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      calls.append("finalize")
    }
  }

  private let source = Source()

  private func show(_ layout: UICollectionViewLayout, cell: AnyClass = UICollectionViewCell.self) async throws -> (
    Stage, UICollectionView
  ) {
    let stage = try await Stage.open()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(view)
    await stage.show(controller)
    return (stage, view)
  }

  @Test(.rule("R400")) func `The layout is prepared before it is asked, and again after it was invalidated`()
    async throws
  {
    let layout = Column()
    let (stage, view) = try await show(layout)
    #expect(layout.calls.first == "prepare" && layout.collectionView === view)
    #expect(view.contentSize == CGSize(width: 300, height: 150))
    layout.calls = []
    layout.height = 60
    layout.invalidateLayout()
    await stage.turn()
    #expect(layout.calls == ["prepare"])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame == CGRect(x: 0, y: 120, width: 300, height: 60))
  }

  @Test(.rule("R401")) func `Scrolling does not invalidate a layout that does not ask for it`() async throws {
    source.items = 100
    let layout = Column()
    let (stage, view) = try await show(layout)
    layout.calls = []
    view.contentOffset.y = 1000
    await stage.turn()
    #expect(layout.calls == [])
    #expect(view.indexPathsForVisibleItems.map(\.item).min() == 20)
  }

  @Test(.rule("R402")) func `Setting the frame of attributes sets center and size, and bounds have no origin`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40) && attributes.size == CGSize(width: 30, height: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
    #expect(attributes.representedElementCategory == .cell && attributes.representedElementKind == nil)
  }

  @Test(.rule("R403")) func `Copies of attributes are equal until one changes`() {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "badge", with: IndexPath(item: 1, section: 2))
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy == attributes && copy !== attributes)
    copy?.alpha = 0.5
    #expect(copy != attributes)
  }

  @Test(.rule("R404")) func `An inserted item is announced to the layout, which ends the update`() async throws {
    let layout = Column()
    let (stage, view) = try await show(layout)
    layout.calls = []
    source.items = 4
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    #expect(layout.calls == ["prepare", "insert - 1", "finalize"])
    await stage.advance(by: 1)
    #expect(view.numberOfItems(inSection: 0) == 4 && view.visibleCells.count == 4)
  }

  @Test(.rule("R405")) func `Selecting in code selects the cell, and reloading clears the selection`() async throws {
    let (stage, view) = try await show(Column())
    let place = IndexPath(item: 1, section: 0)
    view.selectItem(at: place, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [place] && view.cellForItem(at: place)?.isSelected == true)
    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems?.count == 1 && view.cellForItem(at: place)?.isSelected == false)
    view.reloadData()
    await stage.turn()
    #expect(view.indexPathsForSelectedItems?.isEmpty ?? true)
  }

  @Test(.rule("R406")) func `Selecting no item deselects all`() async throws {
    let (_, view) = try await show(Column())
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems?.isEmpty ?? true)
  }

  @Test(.rule("R407")) func `The completion of a batch is called when its animation is over`() async throws {
    let (stage, view) = try await show(Column())
    var finished: [Bool] = []
    source.items = 2
    view.performBatchUpdates({ view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }) { finished.append($0) }
    #expect(finished.isEmpty)
    await stage.advance(by: 1)
    #expect(finished == [true] && view.visibleCells.count == 2)
  }

  @Test(.rule("R1205")) func `Changes of a collection view that is in no window are laid out in the same call`() {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: Column())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
    source.items = 5
    view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 3, section: 0), IndexPath(item: 4, section: 0)]) }
    #expect(view.visibleCells.count == 5)
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.frame.minY == 200)
  }

  @Test(.rule("R408")) func `A reused cell is prepared for reuse`() async throws {
    final class Counting: UICollectionViewCell {
      var reuses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
    source.items = 100
    let (stage, view) = try await show(Column(), cell: Counting.self)
    view.contentOffset.y = 2000
    await stage.turn()
    #expect(view.visibleCells.contains { ($0 as? Counting)?.reuses ?? 0 > 0 })
  }

  @Test(.rule("R409")) func `Scrolling to an item places it as requested`() async throws {
    source.items = 100
    let (stage, view) = try await show(Column())
    view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
    #expect(view.contentOffset.y == 2500)
    view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .bottom, animated: false)
    #expect(view.contentOffset.y == 2150)
    view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .centeredVertically, animated: false)
    #expect(view.contentOffset.y == 2325)
    await stage.turn()
    #expect(view.cellForItem(at: IndexPath(item: 50, section: 0)) != nil)
  }

  @Test(.rule("R410")) func `A cell's background is behind its content, the selected background between`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 50))
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.layoutIfNeeded()
    let order = [cell.backgroundView, cell.selectedBackgroundView, cell.contentView].map { view in
      cell.subviews.firstIndex { $0 === view } ?? -1
    }
    #expect(order == order.sorted() && order[0] >= 0)
    #expect(cell.backgroundView?.frame == cell.bounds && cell.contentView.frame == cell.bounds)
  }

  @Test(.rule("R411")) func `A controller is the data source and the delegate of its collection view`() async throws {
    let stage = try await Stage.open()
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    await stage.show(controller)
    #expect(controller.collectionView === controller.view && controller.collectionViewLayout === layout)
    #expect(controller.collectionView.dataSource === controller && controller.collectionView.delegate === controller)
    #expect(controller.clearsSelectionOnViewWillAppear && controller.installsStandardGestureForInteractiveMovement)
  }
}
