import Testing
import UIKit

/// Supplementary and decoration views that a layout inserts and deletes in an update of the items.
@MainActor
struct LayoutInsertionTests {
  final class Source: NSObject, UICollectionViewDataSource {
    var items = 2
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
    }
  }

  /// A column of items with a badge for each item except the first, which only the layout inserts and deletes.
  final class Badges: UICollectionViewLayout {
    static let kind = "badge"
    static let line = "line"
    var calls: [String] = []
    var inserted: [IndexPath] = []
    var deleted: [IndexPath] = []

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 50 * CGFloat(count)) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let paths = (0..<count).map { IndexPath(item: $0, section: 0) }
      return paths.compactMap { layoutAttributesForItem(at: $0) }
        + paths.dropFirst().compactMap { layoutAttributesForSupplementaryView(ofKind: Self.kind, at: $0) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 50 * CGFloat(indexPath.item), width: 300, height: 50)
      return attributes
    }

    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: 50 * CGFloat(indexPath.item), width: 20, height: 20)
      return attributes
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      calls.append("prepare")
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      calls.append("finalize")
    }

    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
      calls.append("insert \(elementKind)")
      return inserted
    }

    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
      calls.append("delete \(elementKind)")
      return deleted
    }

    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      calls.append("insert \(elementKind)")
      return super.indexPathsToInsertForDecorationView(ofKind: elementKind)
    }

    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      calls.append("delete \(elementKind)")
      return super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("appear \(elementIndexPath.item)")
      return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("disappear \(elementIndexPath.item)")
      return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
  }

  private let source = Source()
  private let layout = Badges()

  private func show() async throws -> (Stage, UICollectionView) {
    let stage = try await Stage.open()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: Badges.kind, withReuseIdentifier: "badge")
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: Badges.line)
    view.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(view)
    await stage.show(controller)
    layout.calls = []
    return (stage, view)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test(.rule("R1865"))
  func `The layout is called for each kind, between the preparation and the end of the update`() async throws {
    let (stage, view) = try await show()
    source.items = 3
    view.insertItems(at: [path(0)])
    let asked = layout.calls.filter { !$0.contains("appear") }
    #expect(asked.first == "prepare" && asked.last == "finalize")
    #expect(
      Set(asked.dropFirst().dropLast()) == [
        "insert badge", "delete badge", "insert line", "delete line",
      ])
    await stage.settle()
  }

  @Test(.rule("R1865"))
  func `An inserted view appears from its initial attributes`() async throws {
    let (stage, view) = try await show()
    let old = try #require(view.supplementaryView(forElementKind: Badges.kind, at: path(1)))
    source.items = 3
    // The badge of the last item would move with it, but the layout replaces it.
    layout.inserted = [path(2)]
    layout.deleted = [path(1)]
    view.insertItems(at: [path(0)])
    #expect(layout.calls.contains("appear 2"))
    #expect(layout.calls.contains("disappear 1"))
    await stage.advance(by: 0.05)
    #expect(old.superview != nil && old.alpha == 0)
    await stage.settle()
    let new = try #require(view.supplementaryView(forElementKind: Badges.kind, at: path(2)))
    #expect(new.frame.minY == 100 && new.alpha == 1)
    #expect(view.visibleSupplementaryViews(ofKind: Badges.kind).count == 2)
  }

  @Test(.rule("R1865"))
  func `Without the layout's index paths, a view moves with its item`() async throws {
    let (stage, view) = try await show()
    let old = try #require(view.supplementaryView(forElementKind: Badges.kind, at: path(1)))
    source.items = 3
    view.insertItems(at: [path(0)])
    #expect(!layout.calls.contains("disappear 1"))
    await stage.settle()
    #expect(view.supplementaryView(forElementKind: Badges.kind, at: path(2)) === old)
  }
}
