import Simulator
import Testing
import UIKit

/// Layouts that determine where the content comes to rest after a drag.
@MainActor
struct LayoutTargetOffsetTests {
  private final class Snap: UICollectionViewFlowLayout {
    var proposals: [CGPoint] = []
    var velocities: [CGPoint] = []
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      proposals.append(proposedContentOffset)
      velocities.append(velocity)
      return CGPoint(x: 0, y: 1000)
    }
  }

  /// A layout that only changes offsets of updates.
  private final class Updating: UICollectionViewFlowLayout {
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      CGPoint(x: 0, y: 1000)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var targets: [CGPoint] = []
    var velocities: [CGPoint] = []
    var replacement: CGPoint?
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 500 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      targets.append(targetContentOffset.pointee)
      velocities.append(velocity)
      if let replacement { targetContentOffset.pointee = replacement }
    }
  }

  private let source = Source()

  private func show(_ layout: UICollectionViewFlowLayout) async -> (Simulator, UICollectionView) {
    let simulator = await Simulator.boot(.iPhone15)
    layout.itemSize = CGSize(width: 393, height: 100)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    let root = UIViewController()
    root.view.addSubview(view)
    simulator.show(root)
    return (simulator, view)
  }

  private func flick(_ simulator: Simulator) async throws {
    try await simulator.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), over: .milliseconds(150))
    await simulator.settle()
  }

  @Test func `The layout determines where a drag ends, and the delegate receives its offset`() async throws {
    let layout = Snap()
    let (simulator, view) = await show(layout)
    try await flick(simulator)
    let proposal = try #require(layout.proposals.first)
    #expect(layout.proposals.count == 1 && proposal.y > 300)
    #expect(source.targets == [CGPoint(x: 0, y: 1000)] && layout.velocities == source.velocities)
    #expect(layout.velocities.allSatisfy { $0.y > 0.3 && $0.y < 20 })
    #expect(view.contentOffset.y == 1000)
  }

  @Test func `The delegate replaces the offset of the layout`() async throws {
    source.replacement = CGPoint(x: 0, y: 700)
    let (simulator, view) = await show(Snap())
    try await flick(simulator)
    #expect(view.contentOffset.y == 700)
  }

  @Test func `The offset for updates does not determine where a drag ends`() async throws {
    let (simulator, view) = await show(Updating())
    try await flick(simulator)
    #expect(source.targets.count == 1 && source.targets.allSatisfy { $0.y != 1000 })
    #expect(view.contentOffset.y != 1000)
  }
}
