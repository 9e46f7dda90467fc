import Simulator
@testable import Stateroom
import Testing
import UIKit

/// Transitions that a gesture controls, in either direction.
@MainActor
struct HeldTransitionTests {
  private enum Screen { case list, detail }

  /// A child that animates its own part, for a second.
  private final class Driven: UIViewController, StateViewControllerTransitioning {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(bar)
    }
    func stateTransitionDuration(isAppearing: Bool) -> TimeInterval { 1 }
    func animateAlongsideStateTransition(isAppearing: Bool) { bar.alpha = isAppearing ? 1 : 0 }
  }

  /// A child that animates a view of the container alongside its appearance.
  private final class Dimming: UIViewController {
    var dims: UIView?
    var onWillAppear: () -> Void = {}

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      transitionCoordinator?.animate(alongsideTransition: { [dims] _ in dims?.alpha = 1 })
      onWillAppear()
    }
  }

  private final class Root: StateViewController<Screen> {
    var list: UIViewController = UIViewController()
    var detail: UIViewController = UIViewController()

    override func viewController(for screen: Screen) -> UIViewController { screen == .list ? list : detail }
    override func preferredTransition(from old: Screen, to new: Screen) -> ContainerTransition {
      var slide = ContainerTransition.slide(from: .right, duration: 1)
      slide.timing = .curve(.linear)
      return slide
    }
  }

  private let simulator: Simulator
  private let root = Root(initialState: .list)

  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  private func advance(_ milliseconds: Int) { simulator.advance(by: .milliseconds(milliseconds)) }

  @Test func `Interrupted while it returns, and cut short, a driven child ends at its start`() throws {
    let list = Driven()
    root.list = list
    root.transitionPolicy = .reverse
    simulator.show(root)
    root.transition(to: .detail)
    advance(500)
    root.transition(to: .list)
    advance(100)
    let held = try #require(root.interruptRunningTransition())
    root.transition(to: .list, animated: false)
    advance(2000)
    #expect(root.state == .list && !root.isTransitioning)
    #expect(list.bar.alpha == 1)
    withExtendedLifetime(held) {}
  }

  @Test func `Interrupted while it returns, and cut short, animations alongside end at its start`() throws {
    let (dim, detail) = (UIView(), Dimming())
    dim.alpha = 0.25
    detail.dims = dim
    root.detail = detail
    simulator.show(root)
    root.view.addSubview(dim)
    let began = try #require(root.beginInteractiveTransition(to: .detail))
    began.update(0.6)
    advance(50)
    began.cancel()
    advance(100)
    let held = try #require(root.interruptRunningTransition())
    root.transition(to: .list, animated: false)
    advance(2000)
    #expect(dim.alpha == 0.25)
    withExtendedLifetime(held) {}
  }

  @Test func `The coordinator's progress is that of the views, however they move`() throws {
    simulator.show(root)
    root.transitionPolicy = .reverse
    root.transition(to: .detail)
    let coordinator = try #require(root.transitionCoordinator)
    advance(600)
    #expect(abs(coordinator.percentComplete - 0.6) < 0.03)
    root.transition(to: .list)
    advance(200)
    #expect(abs(coordinator.percentComplete - 0.4) < 0.03)
    let held = try #require(root.interruptRunningTransition())
    #expect(abs(coordinator.percentComplete - 0.4) < 0.03)
    #expect(abs(held.progress - 0.6) < 0.03)
    held.update(0.7)
    #expect(abs(coordinator.percentComplete - 0.3) < 0.03)
    held.cancel()
    advance(100)
    #expect(abs(coordinator.percentComplete - 0.4) < 0.03)
  }

  @Test func `Animations that are added while it returns last as long as the rest`() throws {
    simulator.show(root)
    root.transitionPolicy = .reverse
    let dim = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(dim)
    root.transition(to: .detail)
    let coordinator = try #require(root.transitionCoordinator)
    advance(600)
    root.transition(to: .list)
    advance(500)
    coordinator.animate(alongsideTransition: { _ in dim.alpha = 0 })
    advance(150)
    #expect(!root.isTransitioning)
    #expect((dim.layer.presentation()?.opacity ?? 1) < 0.01)
  }

  @Test func `A movement away from the end does not make the transition faster`() throws {
    func position(afterVelocity velocity: CGFloat) throws -> CGFloat {
      let root = Root(initialState: .list)
      simulator.show(root)
      let hold = PanHold(try #require(root.beginInteractiveTransition(to: .detail)), direction: 1)
      hold.follow(0.6)
      advance(50)
      hold.end(velocity: velocity, isDecisive: false)
      advance(100)
      return try #require(root.view.subviews.last?.layer.presentation()).frame.minX
    }
    let still = try position(afterVelocity: 0)
    #expect(try position(afterVelocity: -0.79) >= still)
    #expect(try position(afterVelocity: 0.79) < still)
  }

  @Test func `A transition that is interrupted before its motion begins is where the gesture has set it`() throws {
    let detail = Dimming()
    root.detail = detail
    var held: InteractiveTransition?
    detail.onWillAppear = { [unowned root] in
      held = held ?? root.interruptRunningTransition()
      held?.update(0.5)
    }
    simulator.show(root)
    let request = root.transition(to: .detail)
    advance(1500)
    #expect(held?.isActive == true)
    #expect(abs((held?.progress ?? 0) - 0.5) < 0.01)
    #expect(abs((detail.view.layer.presentation()?.frame.minX ?? 0) - 187.5) < 1)
    held?.finish()
    advance(2000)
    #expect(request.outcomeIfEnded == .completed)
  }

  @Test func `A gesture that has ended does not report the progress of another one`() throws {
    simulator.show(root)
    let first = try #require(root.beginInteractiveTransition(to: .detail))
    first.update(0.4)
    first.finish()
    advance(2000)
    let second = try #require(root.beginInteractiveTransition(to: .list))
    second.update(0.7)
    #expect(first.progress == 0 && abs(second.progress - 0.7) < 0.01)
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .nan])
  func `A velocity that is not finite is ignored`(_ velocity: CGFloat) throws {
    simulator.show(root)
    for finishes in [false, true] {
      let held = try #require(root.beginInteractiveTransition(to: .detail))
      held.update(0.5)
      finishes ? held.finish(velocity: velocity) : held.cancel(velocity: velocity)
      advance(250)
      #expect(root.isTransitioning)
      advance(2000)
      #expect(root.state == (finishes ? .detail : .list) && !root.isTransitioning)
    }
  }
}
