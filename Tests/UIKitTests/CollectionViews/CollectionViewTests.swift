import Simulator
import TestSupport
import Testing

@testable import UIKit

@MainActor
struct CollectionViewTests {
  private let controller = UIViewController()
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView

  init() {
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: layout)
  }

  private func boot(_ source: NumberItems) async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    view.register(NumberItemCell.self, forCellWithReuseIdentifier: "number")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    view.dataSource = source
    view.delegate = source
    view.contentInsetAdjustmentBehavior = .never
    layout.itemSize = CGSize(width: 90, height: 90)
    controller.view.addSubview(view)
    simulator.show(controller)
    return simulator
  }

  private func texts() -> [String] {
    view.indexPathsForVisibleItems.compactMap { (view.cellForItem(at: $0) as? NumberItemCell)?.label.text }
  }

  @Test func `Of a million items only the visible ones exist, from one end to the other`() async throws {
    let source = NumberItems([Array(0..<1_000_000)])
    let simulator = await boot(source)
    view.delegate = nil
    simulator.commit()
    let lines = 250_000
    #expect(view.contentSize.height == CGFloat(lines * 100 - 10))
    #expect(view.visibleCells.count == 36 && texts().first == "0")
    let made = NumberItemCell.made
    for place in stride(from: CGFloat(0), to: 24_990_000, by: 99_973) {
      view.contentOffset.y = place
      simulator.commit()
      let line = Int((place / 100).rounded(.down))
      #expect(texts().contains("\((place - CGFloat(line) * 100 < 90 ? line : line + 1) * 4)"))
    }
    view.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
    #expect(texts().last == "999999")
    #expect(NumberItemCell.made - made < 12)
  }

  @Test func `A tap is reported in Apple's order`() async throws {
    let source = NumberItems([Array(0..<5)])
    let simulator = await boot(source)
    try await simulator.tap("1")
    #expect(source.log == ["shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1"])
    source.log = []
    try await simulator.tap("3")
    #expect(
      source.log == [
        "shouldHighlight 3", "didHighlight 3", "shouldSelect 3", "didDeselect 1", "didSelect 3", "didUnhighlight 3",
      ])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == false)
    view.allowsMultipleSelection = true
    for item in ["1", "2", "3"] { try await simulator.tap(item) }
    #expect(view.indexPathsForSelectedItems?.map(\.item) == [1, 2])
    view.reloadData()
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func `A drag scrolls and selects nothing`() async throws {
    let source = NumberItems([Array(0..<200)])
    let simulator = await boot(source)
    try await simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), over: .milliseconds(100))
    await simulator.settle()
    #expect(source.log.isEmpty && view.contentOffset.y > 0 && view.indexPathsForSelectedItems == [])
  }

  @Test func `A finger moves an item to another place, also in another section`() async throws {
    let source = NumberItems([Array(0..<6), Array(10..<14)])
    let simulator = await Simulator.boot(.iPhone15)
    layout.itemSize = CGSize(width: 90, height: 90)
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let view: UICollectionView = controller.collectionView
    view.register(NumberItemCell.self, forCellWithReuseIdentifier: "number")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = source
    view.delegate = source
    simulator.show(controller)
    func center(_ item: Int, _ section: Int) -> CGPoint {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.center ?? .zero
    }
    func drag(_ from: CGPoint, _ to: CGPoint) async throws {
      let finger = try simulator.touchDown(at: from)
      await simulator.advance(by: .milliseconds(700))
      for step in 1...10 {
        let part = CGFloat(step) / 10
        simulator.move(
          finger, to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
        await simulator.advance(by: .milliseconds(30))
      }
      simulator.touchUp(finger, at: to)
      await simulator.settle()
    }
    try await drag(center(0, 0), center(2, 0))
    #expect(source.sections[0] == [1, 2, 0, 3, 4, 5])
    try await drag(center(1, 0), center(1, 1))
    #expect(source.sections == [[1, 0, 3, 4, 5], [10, 2, 11, 12, 13]])
    for (section, items) in source.sections.enumerated() {
      for (item, number) in items.enumerated() {
        let place = IndexPath(item: item, section: section)
        let cell = try #require(view.cellForItem(at: place) as? NumberItemCell)
        #expect(cell.label.text == "\(number)" && cell.frame == view.layoutAttributesForItem(at: place)?.frame)
      }
    }
    #expect(source.log.filter { $0.hasPrefix("didSelect") } == [])
  }

  @Test(arguments: 1...30)
  func `Any updates lead to the data source's data`(seed: UInt64) async {
    var numbers = SplitMix64(seed: seed)
    let source = NumberItems([])
    let simulator = await boot(source)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    if seed % 2 == 0 { source.size = { CGSize(width: 40 + $0 % 50, height: 30 + $0 % 70) } }
    for round in 0..<6 {
      let world = RandomUpdate(&numbers)
      source.sections = world.old
      view.reloadData()
      simulator.commit()
      source.sections = world.new
      let update = {
        view.performBatchUpdates {
          view.deleteSections(IndexSet(world.changes.deletedSections))
          view.insertSections(IndexSet(world.changes.insertedSections))
          view.deleteItems(at: world.changes.deletedItems)
          view.insertItems(at: world.changes.insertedItems)
          for (from, to) in world.changes.movedItems { view.moveItem(at: from, to: to) }
          for (from, to) in world.changes.movedSections { view.moveSection(from, toSection: to) }
        }
      }
      if round % 2 == 0 { update() } else { UIView.performWithoutAnimation(update) }
      if round % 3 != 0 { await simulator.advance(by: .milliseconds(100)) }
      await simulator.settle()
      check(source)
    }
  }

  /// Compares the visible elements with those of a new collection view with the same data.
  private func check(_ source: NumberItems) {
    #expect(view.numberOfSections == source.sections.count)
    let fresh = UICollectionViewFlowLayout()
    fresh.itemSize = layout.itemSize
    fresh.headerReferenceSize = layout.headerReferenceSize
    let other = UICollectionView(frame: view.frame, collectionViewLayout: fresh)
    other.dataSource = source
    other.delegate = source
    other.contentInsetAdjustmentBehavior = .never
    for (section, items) in source.sections.enumerated() {
      #expect(view.numberOfItems(inSection: section) == items.count)
      for (item, number) in items.enumerated() {
        let place = IndexPath(item: item, section: section)
        let frame = other.layoutAttributesForItem(at: place)?.frame
        #expect(view.layoutAttributesForItem(at: place)?.frame == frame)
        guard let frame, frame.minY < view.bounds.maxY else { continue }
        let cell = view.cellForItem(at: place) as? NumberItemCell
        #expect(cell?.label.text == "\(number)" && cell?.frame == frame && cell?.alpha == 1)
        #expect(cell.flatMap(view.indexPath(for:)) == place)
      }
    }
    let shown = view.subviews.compactMap { $0 as? UICollectionViewCell }
    #expect(shown.count == view.visibleCells.count)
    let headers = view.subviews.filter { $0 is UICollectionReusableView && !($0 is UICollectionViewCell) }
    #expect(headers.count == view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count)
  }

  @Test func `An inserted item fades in, and its neighbors move`() async throws {
    let source = NumberItems([[0, 1, 2]])
    let simulator = await boot(source)
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    source.sections = [[9, 0, 1, 2]]
    var log: [String] = []
    view.performBatchUpdates({ view.insertItems(at: [IndexPath(item: 0, section: 0)]) }) { log.append("\($0)") }
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === first)
    await simulator.advance(by: .milliseconds(150))
    let new = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let opacity = try #require(new.layer.presentation()?.opacity)
    let place = try #require(first.layer.presentation()?.frame.minX)
    #expect(opacity > 0.1 && opacity < 0.9 && place > 10 && place < 90 && log.isEmpty)
    await simulator.settle()
    #expect(new.alpha == 1 && first.frame.minX == 101 && log == ["true"])
  }

  @Test func `The prefetching data source receives what follows and what does not any more`() async {
    let source = NumberItems([Array(0..<400)])
    let simulator = await boot(source)
    view.prefetchDataSource = source
    simulator.commit()
    #expect(source.log == ["prefetch \(Array(36..<72))"])
    source.log = []
    view.contentOffset.y = 100
    simulator.commit()
    #expect(source.log == ["prefetch \(Array(72..<76))"])
    source.log = []
    view.contentOffset.y = 20000
    simulator.commit()
    #expect(source.log.first?.hasPrefix("cancel [40") == true || source.log.contains { $0.hasPrefix("cancel") })
  }

  @Test func `Another layout takes the cells over`() async throws {
    let source = NumberItems([Array(0..<30)])
    let simulator = await boot(source)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 5, section: 0)))
    let list = UICollectionViewFlowLayout()
    list.itemSize = CGSize(width: 393, height: 40)
    list.minimumLineSpacing = 0
    var ended = 0
    view.setCollectionViewLayout(list, animated: true) { if $0 { ended += 1 } }
    #expect(cell.frame == CGRect(x: 0, y: 200, width: 393, height: 40) && ended == 0)
    await simulator.advance(by: .milliseconds(100))
    #expect(cell.layer.presentation()?.frame.width ?? 0 < 380)
    await simulator.settle()
    #expect(view.cellForItem(at: IndexPath(item: 5, section: 0)) === cell && ended == 1)
    #expect(view.collectionViewLayout === list && layout.collectionView == nil && view.contentSize.height == 1200)
  }
}
