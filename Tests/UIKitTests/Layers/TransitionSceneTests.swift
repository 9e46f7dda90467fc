import DisplayScene
import Testing

@testable import UIKit

/// What a transition that an app adds to a layer shows.
@MainActor @Suite(.ownDevice)
struct TransitionSceneTests {
  private let bench = LayerBench()

  init() {
    CATransaction.setDisableActions(true)
    bench.layer.backgroundColor = UIColor.red.cgColor
    bench.clock.endTurn()
  }

  private func start(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    bench.layer.add(transition, forKey: nil)
    CATransaction.setDisableActions(true)
    bench.layer.backgroundColor = UIColor.blue.cgColor
    bench.clock.advance(by: 0.25)
  }

  /// The layers that are shown, from back to front: their red components, positions, and opacities.
  private var shown: [(red: Double, place: CGPoint, opacity: Double)] {
    SceneCapture.layer(of: bench.layer, presented: true).sublayers.map {
      ($0.style.backgroundColor?.red ?? -1, $0.geometry.position, $0.opacity)
    }
  }

  @Test func `A push moves both states, and dissolves them`() {
    start(.push, .fromRight)
    #expect(shown.map(\.red) == [1, 0])
    #expect(shown.map(\.place) == [CGPoint(x: 25, y: 50), CGPoint(x: 125, y: 50)])
    #expect(shown.map(\.opacity) == [0.75, 0.25])
    bench.clock.advance(by: 1)
    #expect(shown.isEmpty)
  }

  @Test func `A state that moves in covers the old one`() {
    start(.moveIn, .fromTop)
    #expect(shown.map(\.red) == [1, 0])
    #expect(shown.map(\.place) == [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 125)])
    #expect(shown.map(\.opacity) == [1, 1])
  }

  @Test func `An old state that moves away reveals the new one`() {
    start(.reveal, .fromBottom)
    #expect(shown.map(\.red) == [0, 1])
    #expect(shown.map(\.place) == [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 75)])
  }

  @Test func `A fade dissolves the states`() {
    start(.fade)
    #expect(shown.map(\.red) == [1, 0])
    #expect(shown.map(\.opacity) == [1, 0.25])
  }

  @Test func `A transition as the action for a change shows the state before it`() {
    let transition = CATransition()
    transition.duration = 1
    bench.layer.actions = ["backgroundColor": transition]
    CATransaction.setDisableActions(false)
    bench.layer.backgroundColor = UIColor.blue.cgColor
    bench.clock.advance(by: 0.25)
    #expect(shown.map(\.red) == [1, 0])
  }

  @Test func `A layer that was not on the screen has no old state`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let transition = CATransition()
    transition.duration = 1
    layer.add(transition, forKey: nil)
    bench.window.layer.addSublayer(layer)
    bench.clock.advance(by: 0.25)
    #expect(isClose(Double(layer.presentation()?.opacity ?? 0), 0.25))
  }

  @Test func `The frames of a transition are not baked into key frames`() {
    start(.fade)
    #expect(bench.layer.animations.map(\.isInKeyframes) == [false])
  }
}
