#if canImport(Simulator)
  import Testing
  import UIKit

  /// The calls of a collection view's delegate for a tap, in the order that Apple documents.
  @MainActor
  struct CollectionTouchTests {
    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var log: [String] = []
      var onDidSelect: (() -> Void)?
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
      func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight \(indexPath.item)")
        return true
      }
      func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log.append("didHighlight \(indexPath.item)")
      }
      func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("didUnhighlight \(indexPath.item)")
      }
      func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldSelect \(indexPath.item)")
        return true
      }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.item)")
        onDidSelect?()
      }
      func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldDeselect \(indexPath.item)")
        return true
      }
      func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("didDeselect \(indexPath.item)")
      }
    }

    private let items = Items()
    private let view: UICollectionView

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 100)
      layout.minimumLineSpacing = 0
      view = UICollectionView(frame: CGRect(x: 0, y: 200, width: 300, height: 300), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = items
      view.delegate = items
    }

    private func show() async throws -> Stage {
      let stage = try await Stage.open()
      let root = UIViewController()
      await stage.show(root)
      root.view.addSubview(view)
      await stage.turn()
      return stage
    }

    @Test(.rule("R1310"))
    func `The highlight of an item ends after the item was selected or deselected`() async throws {
      let stage = try await show()
      view.allowsMultipleSelection = true
      try await stage.tap(at: CGPoint(x: 150, y: 250))
      #expect(
        items.log == ["shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didSelect 0", "didUnhighlight 0"])
      items.log = []
      try await stage.tap(at: CGPoint(x: 150, y: 250))
      #expect(
        items.log == ["shouldHighlight 0", "didHighlight 0", "shouldDeselect 0", "didDeselect 0", "didUnhighlight 0"])
    }

    @Test(.rule("R1310"))
    func `The cell is highlighted while the delegate is notified of the selection, and not afterward`() async throws {
      let stage = try await show()
      let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
      var states: [Bool] = []
      items.onDidSelect = { states = [cell.isSelected, cell.isHighlighted] }
      try await stage.tap(at: CGPoint(x: 150, y: 350))
      #expect(states == [true, true])
      #expect(cell.isSelected && !cell.isHighlighted)
    }

    @Test(.rule("R1310"))
    func `A delegate that reloads the data when an item is selected leaves no cell highlighted`() async throws {
      let stage = try await show()
      items.onDidSelect = { [view] in view.reloadData() }
      try await stage.tap(at: CGPoint(x: 150, y: 350))
      await stage.turn()
      #expect(view.visibleCells.allSatisfy { !$0.isHighlighted })
      items.log = []
      try await stage.tap(at: CGPoint(x: 150, y: 250))
      #expect(items.log.first == "shouldHighlight 0")
    }
  }
#endif
