import Simulator
import Testing

@testable import UIKit

/// Dynamic animators on the runtime's clock, in collection views, and when they are deallocated.
@MainActor
struct DynamicAnimatorRuntimeTests {
  private let simulator: Simulator
  private let root = UIViewController()

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    simulator.show(root)
    simulator.commit()
  }

  private func box(_ frame: CGRect) -> UIView {
    let box = UIView(frame: frame)
    root.view.addSubview(box)
    return box
  }

  private func fall(_ items: [UIView]) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator(referenceView: root.view)
    animator.addBehavior(UIGravityBehavior(items: items))
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    return animator
  }

  @Test func `The simulator settles when everything is at rest, with the same result each time`() async {
    var results: [[CGPoint]] = []
    for _ in 0..<2 {
      let boxes = (0..<4).map { box(CGRect(x: 100 + $0 * 23, y: 20 + $0 * 90, width: 70, height: 60)) }
      let animator = fall(boxes)
      #expect(await simulator.settle())
      #expect(!animator.isRunning)
      results.append(boxes.map(\.center))
      for box in boxes { box.removeFromSuperview() }
    }
    #expect(results[0] == results[1])
    #expect(results[0].allSatisfy { root.view.bounds.insetBy(dx: 29, dy: 29).contains($0) })
  }

  @Test func `An animator that is released stops`() async {
    let box = box(CGRect(x: 0, y: 0, width: 50, height: 50))
    weak var released: UIDynamicAnimator?
    do {
      let animator = fall([box])
      released = animator
      await simulator.advance(by: .milliseconds(100))
      withExtendedLifetime(animator) {}
    }
    #expect(released == nil)
    let center = box.center
    #expect(await simulator.settle())
    #expect(box.center == center)
  }

  @Test func `Items of other superviews are in the coordinates of the reference view`() async {
    let container = box(CGRect(x: 50, y: 100, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    container.addSubview(inner)
    let animator = UIDynamicAnimator(referenceView: root.view)
    animator.addBehavior(UISnapBehavior(item: inner, snapTo: CGPoint(x: 200, y: 250)))
    await simulator.settle()
    #expect(isClose(inner.center.x, 150, within: 1))
    #expect(isClose(inner.center.y, 150, within: 1))
  }

  @Test func `The scale of an item remains while it rotates`() async {
    let box = box(CGRect(x: 100, y: 100, width: 100, height: 100))
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    let animator = UIDynamicAnimator(referenceView: root.view)
    let item = UIDynamicItemBehavior(items: [box])
    item.addAngularVelocity(2, for: box)
    animator.addBehavior(item)
    await simulator.advance(by: .milliseconds(500))
    #expect(isClose(hypot(box.transform.a, box.transform.b), 2, within: 1e-6))
    #expect(box.transform.b > 0.5)
  }

  @Test func `A view outside of the reference view is refused`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let reference = UIView()
      let animator = UIDynamicAnimator(referenceView: reference)
      animator.addBehavior(UIGravityBehavior(items: [UIView()]))
      withExtendedLifetime(reference) {}
    }
  }

  @Test func `A behavior belongs to one animator only`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let behavior = UIDynamicBehavior()
      UIDynamicAnimator().addBehavior(behavior)
      let parent = UIDynamicBehavior()
      parent.addChildBehavior(behavior)
      parent.addChildBehavior(behavior)
      UIDynamicBehavior().addChildBehavior(behavior)
    }
  }

  /// A layout whose items fall to the bottom of the content.
  private final class FallingLayout: UICollectionViewLayout {
    lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 500) }

    override func prepare() {
      guard animator.behaviors.isEmpty else { return }
      let items = (0..<3).map { index in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
        attributes.frame = CGRect(x: index * 100, y: 0, width: 80, height: 80)
        return attributes
      }
      animator.addBehavior(UIGravityBehavior(items: items))
      let collision = UICollisionBehavior(items: items)
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: indexPath)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `Cells of a collection view follow the attributes that an animator moves`() async throws {
    let layout = FallingLayout()
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    collectionView.dataSource = source
    root.view.addSubview(collectionView)
    await simulator.advance(by: .milliseconds(300))
    let cell = try #require(collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.frame.minY > 20)
    #expect(await simulator.settle())
    #expect(isClose(cell.frame.maxY, 500, within: 1))
    #expect(layout.animator.layoutAttributesForCell(at: IndexPath(item: 7, section: 0)) == nil)
  }
}
