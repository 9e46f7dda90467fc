// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Testing
  import UIKit

  /// The index of a collection view.
  @MainActor
  struct IndexTitleTests {
    private final class Source: NSObject, UICollectionViewDataSource {
      var titles: [String]? = ["A", "B", "C"]
      var log: [String] = []
      func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
      func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
      func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
      ) -> IndexPath {
        log.append("\(title) \(index)")
        return IndexPath(item: 0, section: index)
      }
    }

    private let source = Source()

    private func show() async throws -> (Stage, UICollectionView) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 280, height: 50)
      layout.minimumLineSpacing = 0
      let stage = try await Stage.open()
      let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      let controller = UIViewController()
      controller.view.addSubview(view)
      await stage.show(controller)
      return (stage, view)
    }

    @Test(.rule("R1526"))
    func `A touch of a title scrolls to its item`() async throws {
      let (stage, view) = try await show()
      // The titles are in the middle of the trailing edge.
      try await stage.tap(at: CGPoint(x: 291, y: 314))
      await stage.settle()
      #expect(source.log == ["C 2"])
      #expect(view.contentOffset == CGPoint(x: 0, y: 2000))
      try await stage.tap(at: CGPoint(x: 291, y: 286))
      await stage.settle()
      #expect(source.log == ["C 2", "A 0"])
      #expect(view.contentOffset == .zero)
    }

    @Test(.rule("R1526"))
    func `There is no index without titles`() async throws {
      let (stage, view) = try await show()
      source.titles = nil
      view.reloadData()
      await stage.turn()
      try await stage.tap(at: CGPoint(x: 291, y: 314))
      await stage.settle()
      #expect(source.log.isEmpty && view.contentOffset == .zero)
    }
  }
#endif
