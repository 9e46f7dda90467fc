import Simulator
import Testing
import UIKit

/// What a hover recognizer reports of the pointer.
@MainActor
struct HoverTests {
  @MainActor
  private final class World {
    let simulator: Simulator
    let root = UIViewController()
    let outer = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    var log: [String] = []

    init() async {
      simulator = await Simulator.boot(.iPadPro11)
      simulator.show(root)
      root.view.addSubview(outer)
      outer.addSubview(inner)
      simulator.commit()
    }

    @discardableResult
    func addHover(to view: UIView, _ name: String) -> UIHoverGestureRecognizer {
      let hover = UIHoverGestureRecognizer(_runtimeHandler: { [weak self] recognizer in
        let point = recognizer.location(in: view)
        let state =
          switch recognizer.state {
          case .began: "began"
          case .changed: "changed"
          case .ended: "ended"
          default: "other"
          }
        self?.log.append("\(name) \(state) \(Int(point.x)) \(Int(point.y))")
      })
      view.addGestureRecognizer(hover)
      return hover
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test func `Hovering begins in a view, changes with the pointer, and ends outside`() async {
    let world = await World()
    world.addHover(to: world.outer, "outer")
    world.simulator.movePointer(to: CGPoint(x: 10, y: 10))
    #expect(world.take() == [])
    world.simulator.movePointer(to: CGPoint(x: 60, y: 110))
    world.simulator.movePointer(to: CGPoint(x: 70, y: 120))
    #expect(world.take() == ["outer began 10 10", "outer changed 20 20"])
    world.simulator.movePointer(to: CGPoint(x: 300, y: 120))
    #expect(world.take() == ["outer ended 250 20"])
    world.simulator.movePointer(to: CGPoint(x: 60, y: 110))
    world.simulator.removePointer()
    #expect(world.take() == ["outer began 10 10", "outer ended 10 10"])
  }

  @Test func `The pointer is over a view and its superviews`() async {
    let world = await World()
    world.addHover(to: world.outer, "outer")
    world.addHover(to: world.inner, "inner")
    world.simulator.movePointer(to: CGPoint(x: 110, y: 160))
    #expect(world.take() == ["inner began 10 10", "outer began 60 60"])
    world.simulator.movePointer(to: CGPoint(x: 60, y: 110))
    #expect(world.take() == ["inner ended -40 -40", "outer changed 10 10"])
  }

  @Test func `A recognizer that is disabled, or whose view is removed, ends`() async {
    let world = await World()
    let hover = world.addHover(to: world.outer, "outer")
    world.simulator.movePointer(to: CGPoint(x: 60, y: 110))
    hover.isEnabled = false
    world.simulator.movePointer(to: CGPoint(x: 61, y: 110))
    #expect(world.take().count == 2)
    #expect(hover.state == .possible)
  }

  @Test func `Touches are not hovering, and are not delayed by it`() async throws {
    let world = await World()
    world.addHover(to: world.outer, "outer")
    var taps = 0
    world.outer.addGestureRecognizer(UITapGestureRecognizer(_runtimeHandler: { _ in taps += 1 }))
    try await world.simulator.tap(at: CGPoint(x: 60, y: 110))
    #expect(world.take() == [])
    #expect(taps == 1)
  }
}
