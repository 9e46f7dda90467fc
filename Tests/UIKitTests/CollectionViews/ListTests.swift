import Simulator
import Testing
import UIKit

@MainActor
struct ListTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>
  private let controller = UIViewController()

  private func list(
    _ configuration: UICollectionLayoutListConfiguration,
    configure: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
  ) -> (UICollectionView, Source) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 852),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      configure(cell, text)
    }
    let source = Source(collectionView: view) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    controller.view.addSubview(view)
    return (view, source)
  }

  private func texts(_ view: UICollectionView, _ source: Source) -> [String] {
    view.indexPathsForVisibleItems.compactMap { source.itemIdentifier(for: $0) }
  }

  @Test func `An inset grouped list has margins, rounded ends and rows of the standard height`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let (view, source) = list(UICollectionLayoutListConfiguration(appearance: .insetGrouped)) { cell, text in
      if text != "b" { cell.accessories = [.disclosureIndicator()] }
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["one", "two"])
    snapshot.appendItems(["a", "b", "c"], toSection: "one")
    snapshot.appendItems(["d"], toSection: "two")
    await source.apply(snapshot, animatingDifferences: false)
    simulator.show(controller)
    await simulator.settle()
    let frames = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames.map(\.minX) == [16, 16, 16] && frames.map(\.width) == [361, 361, 361])
    #expect(frames.map(\.height) == [44, 44, 44] && frames.map(\.minY) == [35, 79, 123])
    #expect(view.backgroundColor == .systemGroupedBackground)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    #expect(cell.contentView.frame.maxX < 340)
  }

  @Test func `Swiping a row performs its action`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var log: [Int] = []
    configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          log.append(indexPath.item)
          done(true)
        }
      ])
    }
    let (view, source) = list(configuration)
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["one"])
    snapshot.appendItems(["a", "b", "c"])
    await source.apply(snapshot, animatingDifferences: false)
    simulator.show(controller)
    await simulator.settle()
    try await simulator.drag(from: CGPoint(x: 350, y: 66), to: CGPoint(x: 250, y: 66), over: .milliseconds(200))
    await simulator.settle()
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX ?? 0 < -70)
    try await simulator.tap("Delete")
    await simulator.settle()
    #expect(log == [1] && view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 0)
  }

  @Test func `An outline expands and collapses`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let (view, source) = list(UICollectionLayoutListConfiguration(appearance: .sidebar)) { cell, text in
      cell.accessories = text == text.uppercased() ? [.outlineDisclosure(options: .init(style: .header))] : []
      cell.indentationLevel = text == text.uppercased() ? 0 : 1
    }
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["A", "B"])
    section.append(["a1", "a2"], to: "A")
    section.append(["b1"], to: "B")
    section.expand(["B"])
    source.apply(section, to: "main", animatingDifferences: false)
    simulator.show(controller)
    await simulator.settle()
    #expect(texts(view, source) == ["A", "B", "b1"])
    try await simulator.tap("A")
    await simulator.settle()
    #expect(texts(view, source) == ["A", "a1", "a2", "B", "b1"] && source.snapshot(for: "main").isExpanded("A"))
    try await simulator.tap("B")
    await simulator.settle()
    #expect(texts(view, source) == ["A", "a1", "a2", "B"])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func `In editing rows have controls, and are moved by theirs`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let (view, source) = list(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, _ in
      cell.accessories = [.delete(), .reorder()]
    }
    var moves: [[String]] = []
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { moves.append($0.finalSnapshot.itemIdentifiers) }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["one"])
    snapshot.appendItems(["a", "b", "c", "d"])
    await source.apply(snapshot, animatingDifferences: false)
    simulator.show(controller)
    view.isEditing = true
    await simulator.settle()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.contentView.frame.minX > 30)
    try await simulator.drag(
      from: CGPoint(x: 363, y: 22), to: CGPoint(x: 363, y: 22 + 2 * 44), over: .milliseconds(400))
    await simulator.settle()
    #expect(moves == [["b", "c", "a", "d"]] && texts(view, source) == ["b", "c", "a", "d"])
  }
}
