import Testing
import UIKit

/// The delegate's methods that determine where a moved item goes.
@MainActor
struct MovementTargetTests {
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var moves: [[Int]] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
      moves.append([source.item, destination.item])
    }
    /// The first item stays.
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath.item == 0 ? originalIndexPath : proposedIndexPath }
  }

  private func moveLastItem(to item: Int, _ source: Source) async throws {
    let stage = try await Stage.open()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    let controller = UIViewController()
    controller.view.addSubview(view)
    await stage.show(controller)
    let target = try #require(view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))).center
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
    view.updateInteractiveMovementTargetPosition(target)
    view.endInteractiveMovement()
    await stage.settle()
  }

  @Test(.rule("R1537")) func `The delegate's method of iOS 14 and earlier keeps an item at its place`() async throws {
    let source = Source()
    try await moveLastItem(to: 0, source)
    #expect(source.moves.allSatisfy { $0[0] == $0[1] })
  }

  @Test(.rule("R1537")) func `The delegate's method of iOS 14 and earlier permits a place`() async throws {
    let source = Source()
    try await moveLastItem(to: 1, source)
    #expect(source.moves == [[3, 1]])
  }
}
