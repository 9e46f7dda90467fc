import Testing
import UIKit

/// The rows of an outline: a list whose section has a hierarchy.
@MainActor
struct OutlineTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout(.none))
  private let source: Source

  private static func layout(_ mode: UICollectionLayoutListConfiguration.HeaderMode) -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = mode
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  init() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      if item == "special" { cell.indentationLevel = 5 }
    }
    source = Source(collectionView: view) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
  }

  private func show() async throws -> Stage {
    let stage = try await Stage.open()
    let controller = UIViewController()
    view.contentInsetAdjustmentBehavior = .never
    controller.view.addSubview(view)
    await stage.show(controller)
    return stage
  }

  private var tree: NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a2x"], to: "a2")
    tree.append(["special"], to: "b")
    tree.expand(["a", "a2", "b"])
    return tree
  }

  private func level(_ item: String) -> Int? {
    source.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? UICollectionViewListCell }?.indentationLevel
  }

  @Test(.rule("R1977"), arguments: [false, true])
  func `The level of an item indents its row`(isShown: Bool) async throws {
    if !isShown { source.apply(tree, to: 0, animatingDifferences: false) }
    let stage = try await show()
    if isShown { source.apply(tree, to: 0) }
    await stage.settle()
    #expect(["a", "a1", "a2", "a2x", "b"].map(level) == [0, 1, 1, 2, 0])
    #expect(level("special") == 5)
    let row = try #require(source.indexPath(for: "a2x").flatMap(view.cellForItem) as? UICollectionViewListCell)
    #expect(row.contentView.frame.minX == 2 * row.indentationWidth)
  }

  @Test(.rule("R1977"))
  func `The children of a header row are not indented`() async throws {
    view.setCollectionViewLayout(Self.layout(.firstItemInSection), animated: false)
    source.apply(tree, to: 0, animatingDifferences: false)
    let stage = try await show()
    await stage.settle()
    #expect(["a", "a1", "a2", "a2x"].map(level) == [0, 0, 0, 1])
  }

  @Test(.rule("R1977"))
  func `A row that moves to another level is indented there`() async throws {
    source.apply(tree, to: 0, animatingDifferences: false)
    let stage = try await show()
    var changed = tree
    changed.delete(["a2x"])
    changed.insert(["a2x"], after: "a")
    source.apply(changed, to: 0)
    await stage.settle()
    #expect(level("a2x") == 0)
  }

  @Test(.rule("R1977"))
  func `Children of a collapsed item leave, and those of an expanded one appear`() async throws {
    source.apply(tree, to: 0, animatingDifferences: false)
    let stage = try await show()
    var changed = tree
    changed.collapse(["a"])
    let child = try #require(source.indexPath(for: "a1").flatMap(view.cellForItem))
    source.apply(changed, to: 0)
    await stage.advance(by: 0.1)
    #expect(child.superview === view)
    #expect(view.indexPath(for: child) == nil)
    await stage.settle()
    #expect(child.superview == nil)
    #expect(source.snapshot().itemIdentifiers == ["a", "b", "special"])
    changed.expand(["a"])
    source.apply(changed, to: 0)
    await stage.settle()
    #expect(level("a2x") == 2)
  }

  @Test(.rule("R1983"), arguments: [0, 1, 3, 4])
  func `The hierarchy remains when an item is moved`(to: Int) async throws {
    var initial = tree
    initial.append(["c"])
    initial.delete(["special"])
    initial.append(["b1"], to: "b")
    source.apply(initial, to: 0, animatingDifferences: false)
    source.reorderingHandlers.canReorderItem = { _ in true }
    var transactions: [NSDiffableDataSourceSectionTransaction<Int, String>] = []
    source.reorderingHandlers.didReorder = { transactions = $0.sectionTransactions }
    let stage = try await show()
    #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "a2x", "b", "b1", "c"])
    let target = try #require(view.layoutAttributesForItem(at: [0, to]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 6]))
    view.updateInteractiveMovementTargetPosition(target.center)
    view.endInteractiveMovement()
    await stage.settle()
    let items = source.snapshot().itemIdentifiers
    #expect(items[to] == "c")
    let hierarchy = source.snapshot(for: 0)
    #expect(hierarchy.visibleItems == items)
    #expect(hierarchy.isExpanded("a") && hierarchy.level(of: "a2x") == 2)
    #expect(level("c") == hierarchy.level(of: "c"))
    #expect(transactions.map(\.finalSnapshot.visibleItems) == [items])
    #expect(transactions.first?.finalSnapshot.level(of: "a2x") == 2)
  }
}
