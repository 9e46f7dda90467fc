import Simulator
import Testing
import UIKit

@MainActor
struct AnimatedBoundsChangeTests {
  private final class Noting: UICollectionViewLayout {
    var log: [String] = []
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 2000) }
    override func prepare() {
      super.prepare()
      log.append("prepare")
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      log.append("from \(Int(oldBounds.width)), \(Int(collectionView?.bounds.width ?? 0))")
    }
    override func finalizeAnimatedBoundsChange() {
      super.finalizeAnimatedBoundsChange()
      log.append("finalize")
    }
  }

  private let layout = Noting()
  private let source = NumberItems([[]])

  private func show() async -> (Simulator, UICollectionView) {
    let simulator = await Simulator.boot(.iPhone15)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(view)
    simulator.show(controller)
    await simulator.settle()
    layout.log = []
    return (simulator, view)
  }

  @Test func `The layout is prepared for an animated change of the size, which it ends`() async {
    let (simulator, view) = await show()
    UIView.animate(withDuration: 0.3) {
      view.frame.size.width = 200
      view.layoutIfNeeded()
    }
    #expect(layout.log == ["from 300, 300", "prepare", "finalize"])
    await simulator.settle()
    #expect(layout.log.filter { $0 == "finalize" }.count == 1)
  }

  @Test func `The layout is not prepared for a change without an animation`() async {
    let (simulator, view) = await show()
    view.frame.size.width = 200
    await simulator.settle()
    #expect(layout.log == ["prepare"])
  }
}
