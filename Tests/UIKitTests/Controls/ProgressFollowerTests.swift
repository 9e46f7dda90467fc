import Simulator
import Testing
import UIKit

/// The bar of a progress view that follows a progress.
@MainActor
struct ProgressFollowerTests {
  private let root = UIViewController()
  private let view = UIProgressView(frame: CGRect(x: 20, y: 100, width: 200, height: 4))
  private let progress = Progress(totalUnitCount: 4)

  private var barWidth: CGFloat? { view.subviews.last?.frame.width }

  @Test func `The bar follows on screen, and is at rest otherwise`() async {
    let simulator = await Simulator.boot(.iPhone15)
    root.view.addSubview(view)
    simulator.show(root)
    progress.completedUnitCount = 1
    view.observedProgress = progress
    await simulator.settle()
    #expect(barWidth == 50)
    progress.completedUnitCount = 2
    await simulator.advance(by: .seconds(1))
    #expect(barWidth == 100 && view.accessibilityValue == "50%")
    view.removeFromSuperview()
    progress.completedUnitCount = 3
    await simulator.advance(by: .seconds(1))
    #expect(barWidth == 100 && view.progress == 0.75)
    root.view.addSubview(view)
    #expect(barWidth == 150)
  }

  @Test func `A progress view that follows a progress is released`() async {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(root)
    weak var released: UIProgressView?
    do {
      let view = UIProgressView(progressViewStyle: .default)
      root.view.addSubview(view)
      view.observedProgress = progress
      released = view
      await simulator.advance(by: .seconds(0.1))
      view.removeFromSuperview()
    }
    await simulator.settle()
    #expect(released == nil)
  }
}
