import Simulator
import Testing
import UIKit

/// Collection views whose offset the app changes when its view controller has laid out its view.
@MainActor
struct ScrollInLayoutTests {
  private final class NumbersViewController: UICollectionViewController {
    private var hasScrolled = false

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      guard !hasScrolled, collectionView.contentSize.height > 0 else { return }
      hasScrolled = true
      collectionView.contentOffset.y = 5_000
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      1_000
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test func `The cells at the offset that is set after a layout are visible`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let controller = NumbersViewController(collectionViewLayout: UICollectionViewFlowLayout())
    simulator.show(controller)
    let collection = try #require(controller.collectionView)
    #expect(collection.contentOffset.y == 5_000)
    let visible = collection.indexPathsForVisibleItems.compactMap {
      collection.layoutAttributesForItem(at: $0)?.frame
    }
    #expect(!visible.isEmpty)
    #expect(visible.allSatisfy { $0.intersects(collection.bounds) })
    #expect(visible.contains { $0.maxY > collection.bounds.maxY - 60 })
  }
}
