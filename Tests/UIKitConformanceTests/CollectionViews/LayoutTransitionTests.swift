import Testing
import UIKit

/// Interactive transitions between the layouts of a collection view.
@MainActor
struct LayoutTransitionTests {
  private final class OwnTransition: UICollectionViewTransitionLayout {}

  private final class Delegate: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { OwnTransition(currentLayout: fromLayout, nextLayout: toLayout) }
  }

  private let source = CollectionViewTests.Source()
  private let current = CollectionViewTests.Column()
  private let next = CollectionViewTests.Column()

  private func show() async throws -> (Stage, UICollectionView) {
    next.height = 100
    let stage = try await Stage.open()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: current)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(view)
    await stage.show(controller)
    return (stage, view)
  }

  private func frame(_ view: UICollectionView) -> CGRect? {
    view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame
  }

  @Test(.rule("R1528"))
  func `Elements are between both layouts, and the transition ends with the new one`() async throws {
    let (stage, view) = try await show()
    var log: [String] = []
    let transition = view.startInteractiveTransition(to: next) { log.append("\($0) \($1)") }
    #expect(view.collectionViewLayout === transition)
    #expect(transition.currentLayout === current && transition.nextLayout === next)
    await stage.turn()
    #expect(transition.transitionProgress == 0)
    #expect(frame(view) == CGRect(x: 0, y: 50, width: 300, height: 50))
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    await stage.turn()
    #expect(frame(view) == CGRect(x: 0, y: 75, width: 300, height: 75))
    #expect(log.isEmpty)
    view.finishInteractiveTransition()
    await stage.settle()
    #expect(view.collectionViewLayout === next && next.collectionView === view)
    #expect(current.collectionView == nil)
    #expect(frame(view) == CGRect(x: 0, y: 100, width: 300, height: 100))
    #expect(log == ["true true"])
  }

  @Test(.rule("R1528"))
  func `A cancelled transition ends with the old layout`() async throws {
    let (stage, view) = try await show()
    var log: [String] = []
    let transition = view.startInteractiveTransition(to: next) { log.append("\($0) \($1)") }
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    await stage.turn()
    view.cancelInteractiveTransition()
    await stage.settle()
    #expect(view.collectionViewLayout === current && current.collectionView === view)
    #expect(frame(view) == CGRect(x: 0, y: 50, width: 300, height: 50))
    #expect(log == ["true false"])
  }

  @Test(.rule("R1529"))
  func `The delegate provides the layout of the transition, which keeps values for the app`() async throws {
    let (stage, view) = try await show()
    let delegate = Delegate()
    view.delegate = delegate
    await stage.turn()
    let transition = view.startInteractiveTransition(to: next)
    #expect(transition is OwnTransition)
    transition.updateValue(3, forAnimatedKey: "distance")
    #expect(transition.value(forAnimatedKey: "distance") == 3)
    view.finishInteractiveTransition()
    await stage.settle()
    #expect(view.collectionViewLayout === next)
  }
}
