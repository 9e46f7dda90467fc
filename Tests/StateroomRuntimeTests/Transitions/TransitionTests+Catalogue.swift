import Simulator
@testable import Stateroom
import Testing
import UIKit

// The transitions of the catalogue, half-way.
extension TransitionTests {
  /// Plays a transition evenly within a second, up to its middle.
  private func playHalf(of transition: ContainerTransition) {
    var transition = transition
    transition.timing = .curve(.linear)
    transition.duration = 1
    container.setViewController(new, using: transition)
    simulator.advance(by: .milliseconds(500))
  }

  @Test func `A push moves the old by a part of its width, below the new`() {
    playHalf(of: .push())
    #expect(abs(shown(new).frame.minX - 187.5) < 0.5)
    #expect(abs(shown(old).frame.minX + 56.25) < 0.5)
    #expect(container.view.subviews == [old.view, new.view])
  }

  @Test func `A pop is the reverse of a push`() {
    playHalf(of: .pop())
    #expect(abs(shown(old).frame.minX - 187.5) < 0.5)
    #expect(abs(shown(new).frame.minX + 56.25) < 0.5)
    #expect(container.view.subviews == [new.view, old.view])
  }

  @Test func `Zooming in, both are enlarged and the new one fades in above`() {
    playHalf(of: .zoomIn)
    #expect(abs(shown(new).frame.width - 0.9 * 375) < 0.5)
    #expect(abs(shown(new).opacity - 0.5) < 0.01)
    #expect(abs(shown(old).frame.width - 1.075 * 375) < 0.5)
    #expect(shown(old).opacity == 1)
  }

  @Test func `A zoom begins over the part that it grows out of`() {
    let part = CGRect(x: 20, y: 400, width: 75, height: 60)
    var zoom = ContainerTransition.zoom(from: part, in: container.contentView.bounds)
    zoom.duration = 1
    container.setViewController(new, using: zoom)
    simulator.commit()
    let frame = shown(new).frame
    #expect(abs(frame.width - 75) < 0.5)
    #expect(abs(frame.midX - part.midX) < 0.5)
    #expect(abs(frame.midY - part.midY) < 0.5)
  }

  @Test(arguments: [CGRect.zero, CGRect(x: 0, y: 0, width: 10, height: 0)])
  func `An empty part moves nothing`(_ bounds: CGRect) {
    #expect(Motion.over(CGRect(x: 1, y: 1, width: 5, height: 5), in: bounds) == .none)
    #expect(Motion.over(.zero, in: CGRect(x: 0, y: 0, width: 10, height: 10)) == .none)
  }

  @Test func `In a snapshot dissolve a snapshot of the old view fades, and the old view is hidden`() throws {
    old.view.backgroundColor = .red
    playHalf(of: .snapshotDissolve)
    #expect(container.view.subviews.count == 3)
    let picture = try #require(container.view.subviews.last)
    #expect(picture !== old.view && picture !== new.view)
    #expect(abs((picture.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
    #expect(old.view.alpha == 0)
    simulator.advance(by: .seconds(1))
    #expect(container.view.subviews == [new.view])
    #expect(old.view.alpha == 1)
  }

  @Test func `A cancelled snapshot dissolve leaves no snapshot`() {
    container.transitionPolicy = .reverse
    playHalf(of: .snapshotDissolve)
    container.setViewController(old, using: .snapshotDissolve)
    simulator.advance(by: .seconds(2))
    #expect(container.view.subviews == [old.view])
    #expect(old.view.alpha == 1)
  }

  @Test func `A custom curve is followed`() {
    // Slow for most of the duration, then fast.
    let timing = ContainerTransition.Timing.bezier(x1: 1, y1: 0, x2: 1, y2: 0)
    container.setViewController(
      new, using: ContainerTransition(entering: .fade, leaving: .none, timing: timing, duration: 1))
    simulator.advance(by: .milliseconds(500))
    #expect(shown(new).opacity < 0.2)
  }

  @Test(arguments: [ContainerTransition.push(), .pop(), .zoomIn, .zoomOut, .curl(.up), .curl(.down)])
  func `Reduced motion replaces it with a dissolve`(_ transition: ContainerTransition) {
    #expect(transition.reducingMotion() == .dissolve)
  }

  // MARK: - UIKit's Options

  @Test func `UIKit's options have the same effect`() {
    #expect(ContainerTransition(options: .transitionCrossDissolve, duration: 0.35) == .dissolve)
    #expect(ContainerTransition(options: .transitionFlipFromRight, duration: 0.6) == .flip)
    #expect(ContainerTransition(options: .transitionFlipFromLeft, duration: 0.6) == .flip(from: .left))
    #expect(ContainerTransition(options: .transitionCurlUp, duration: 0.6) == .curl(.up))
    #expect(ContainerTransition(options: .transitionCurlDown, duration: 0.6) == .curl(.down))
    #expect(ContainerTransition(options: [.transitionCurlUp, .curveEaseOut], duration: 1).timing == .curve(.easeOut))
    #expect(ContainerTransition(options: .curveLinear, duration: 1).timing == .curve(.linear))
    #expect(ContainerTransition(options: [], duration: 0) == .none)
  }

  @Test func `Flipped from the top, the top approaches first`() {
    var flip = ContainerTransition(options: [.transitionFlipFromTop, .curveLinear], duration: 1)
    #expect(flip.order == .leavingFirst)
    flip.timing = .curve(.linear)
    container.setViewController(new, using: flip)
    simulator.advance(by: .milliseconds(250))
    // A point that is nearer is farther from the middle in perspective.
    let transform = shown(old).transform
    let depth = { (y: CGFloat) in y * transform.m24 + transform.m44 }
    #expect(depth(-300) < depth(300))
  }

  @Test(arguments: [
    (ContainerTransition.none, "none"), (.dissolve(duration: 2), "dissolve"), (.slide(from: .top), "slide from top"),
    (.push(), "push from trailing"), (.pop(to: .left), "pop to left"), (.cover(), "cover from bottom"),
    (.reveal(), "reveal to bottom"), (.flip(from: .left), "flip from left"), (.curl(.down), "curl down"),
    (.snapshotDissolve, "snapshot dissolve"), (.zoomOut(duration: 1), "zoom out"),
    (ContainerTransition(entering: .fade, leaving: .fade), "custom"),
    (ContainerTransition(options: [], duration: 1), "custom"),
  ])
  func `A transition has its name in the catalog, for every duration`(
    _ transition: ContainerTransition, name: String
  ) {
    #expect(transition.description == name)
  }
}
