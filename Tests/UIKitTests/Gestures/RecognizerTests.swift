import Testing
import UIKit

/// What each recognizer takes for its gesture.
@MainActor @Suite(.ownDevice) struct RecognizerTests {
  private let stage = GestureStage()

  // MARK: - Tap

  @Test func `A tap is recognized when the touch ends, and the view's touch is cancelled`() {
    let tap = stage.add("tap") { UITapGestureRecognizer(_runtimeHandler: $0) }
    stage.down(150, 160)
    #expect(stage.take() == ["front began"])
    stage.up(150, 160)
    #expect(stage.take() == ["front cancelled", "tap ended"])
    #expect(tap.state == .possible)
    #expect(tap.location(in: stage.front) == CGPoint(x: 50, y: 60))
  }

  @Test(arguments: [(44.0, true), (46.0, false)])
  func `A tap may move slightly`(way: CGFloat, isTap: Bool) {
    _ = stage.add("tap") { UITapGestureRecognizer(_runtimeHandler: $0) }
    stage.down(150, 150)
    stage.move(150 + way, 150)
    stage.up(150 + way, 150)
    #expect(stage.take().contains("tap ended") == isTap)
  }

  @Test(arguments: [(1.4, true), (1.6, false)])
  func `A tap may last for a moment`(time: Double, isTap: Bool) {
    _ = stage.add("tap") { UITapGestureRecognizer(_runtimeHandler: $0) }
    stage.down(150, 150)
    stage.clock.advance(by: time)
    stage.up(150, 150)
    #expect(stage.take().contains("tap ended") == isTap)
  }

  @Test(arguments: [(0.3, true), (0.4, false)])
  func `The second tap has to follow soon`(pause: Double, isTap: Bool) {
    let tap = stage.add("tap") { UITapGestureRecognizer(_runtimeHandler: $0) }
    tap.numberOfTapsRequired = 2
    stage.tap()
    stage.clock.advance(by: pause)
    stage.tap()
    #expect(stage.take().contains("tap ended") == isTap)
  }

  @Test func `A tap with two fingers ends in either order of the touches`() {
    let tap = stage.add("tap") { UITapGestureRecognizer(_runtimeHandler: $0) }
    tap.numberOfTouchesRequired = 2
    stage.tap()
    #expect(!stage.take().contains("tap ended"))
    stage.down(120, 150, id: 1)
    stage.down(180, 150, id: 2)
    #expect(tap.numberOfTouches == 2)
    #expect(tap.location(in: nil) == CGPoint(x: 150, y: 150))
    #expect(tap.location(ofTouch: 1, in: stage.front) == CGPoint(x: 80, y: 50))
    stage.up(120, 150, id: 1)
    stage.up(180, 150, id: 2)
    #expect(stage.take().contains("tap ended"))
  }

  @Test func `A touch with too many fingers is not a tap`() {
    _ = stage.add("tap") { UITapGestureRecognizer(_runtimeHandler: $0) }
    stage.down(120, 150, id: 1)
    stage.down(180, 150, id: 2)
    stage.up(120, 150, id: 1)
    stage.up(180, 150, id: 2)
    #expect(!stage.take().contains("tap ended"))
    stage.tap()
    #expect(stage.take().contains("tap ended"))
  }

  // MARK: - Long press

  @Test func `A long press begins after half a second, changes and ends`() {
    let press = stage.add("press") { UILongPressGestureRecognizer(_runtimeHandler: $0) }
    stage.down(150, 150)
    stage.clock.advance(by: 0.49)
    #expect(press.state == .possible)
    stage.clock.advance(by: 0.02)
    #expect(press.state == .began)
    stage.move(200, 150)
    stage.up(200, 150)
    #expect(stage.take() == ["front began", "front cancelled", "press began", "press changed", "press ended"])
    #expect(press.state == .possible)
  }

  @Test func `A touch that moves or ends too soon is not a long press`() {
    _ = stage.add("press") { UILongPressGestureRecognizer(_runtimeHandler: $0) }
    stage.down(150, 150)
    stage.move(161, 150)
    stage.clock.advance(by: 1)
    stage.up(161, 150)
    stage.tap()
    stage.clock.advance(by: 1)
    #expect(!stage.take().contains { $0.hasPrefix("press") })
  }

  @Test func `A press of no duration begins immediately`() {
    let press = stage.add("press") { UILongPressGestureRecognizer(_runtimeHandler: $0) }
    press.minimumPressDuration = 0
    stage.down(150, 150)
    #expect(press.state == .began)
    stage.up(150, 150)
    #expect(stage.take() == ["press began", "press ended"])
  }

  @Test func `A press after a tap`() {
    let press = stage.add("press") { UILongPressGestureRecognizer(_runtimeHandler: $0) }
    press.numberOfTapsRequired = 1
    stage.down(150, 150)
    stage.clock.advance(by: 1)
    #expect(press.state == .possible)
    stage.up(150, 150)
    stage.down(150, 150)
    stage.clock.advance(by: 0.6)
    #expect(press.state == .began)
  }

  // MARK: - Pan

  @Test func `A pan begins after ten points, which are not part of its translation`() {
    let pan = stage.add("pan") { UIPanGestureRecognizer(_runtimeHandler: $0) }
    stage.down(150, 150)
    stage.move(159, 150)
    #expect(pan.state == .possible)
    stage.move(165, 150)
    #expect(pan.state == .began)
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
    stage.move(185, 170)
    #expect(pan.translation(in: stage.front) == CGPoint(x: 25, y: 20))
    stage.up(185, 170)
    #expect(
      stage.take() == [
        "front began", "front moved", "front cancelled", "pan began", "pan changed", "pan ended",
      ])
  }

  @Test func `The translation can be set, and the velocity is that of the touch`() {
    let pan = stage.add("pan") { UIPanGestureRecognizer(_runtimeHandler: $0) }
    stage.down(150, 150)
    for step in 1...12 {
      stage.clock.advance(by: 1.0 / 60)
      stage.move(150 + CGFloat(step) * 5, 150)
      if pan.state == .changed { pan.setTranslation(.zero, in: stage.front) }
    }
    #expect(pan.translation(in: nil) == .zero)
    #expect(isClose(pan.velocity(in: nil).x, 300, within: 1))
    stage.clock.advance(by: 0.2)
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test func `A translation follows the view's scale`() {
    let pan = stage.add("pan") { UIPanGestureRecognizer(_runtimeHandler: $0) }
    stage.back.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.down(200, 100)
    stage.move(200, 130)
    #expect(pan.view === stage.front)
    #expect(isClose(pan.translation(in: stage.front), CGPoint(x: 0, y: 10)))
    pan.setTranslation(CGPoint(x: 1, y: 2), in: stage.front)
    #expect(isClose(pan.translation(in: nil), CGPoint(x: 2, y: 4)))
  }

  @Test func `A second touch does not make a pan jump, and it ends with the last`() {
    let pan = stage.add("pan") { UIPanGestureRecognizer(_runtimeHandler: $0) }
    stage.down(150, 150, id: 1)
    stage.move(170, 150, id: 1)
    stage.down(250, 250, id: 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    stage.move(270, 250, id: 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    stage.up(170, 150, id: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    #expect(pan.state == .changed)
    stage.up(270, 250, id: 2)
    #expect(stage.take().last == "pan ended")
  }

  @Test func `A pan of two fingers needs both`() {
    let pan = stage.add("pan") { UIPanGestureRecognizer(_runtimeHandler: $0) }
    pan.minimumNumberOfTouches = 2
    stage.down(150, 150, id: 1)
    stage.move(190, 150, id: 1)
    #expect(pan.state == .possible)
    stage.down(250, 250, id: 2)
    stage.move(250, 290, id: 2)
    #expect(pan.state == .began)
  }

  @Test func `A touch beyond the maximum is ignored`() {
    let pan = stage.add("pan") { UIPanGestureRecognizer(_runtimeHandler: $0) }
    pan.maximumNumberOfTouches = 1
    stage.down(150, 150, id: 1)
    stage.move(170, 150, id: 1)
    stage.down(250, 250, id: 2)
    #expect(pan.numberOfTouches == 1)
    stage.move(270, 270, id: 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `A location that is not a number moves nothing`(place: CGFloat) {
    let pan = stage.add("pan") { UIPanGestureRecognizer(_runtimeHandler: $0) }
    _ = stage.add("tap") { UITapGestureRecognizer(_runtimeHandler: $0) }
    _ = stage.add("pinch") { UIPinchGestureRecognizer(_runtimeHandler: $0) }
    stage.down(150, 150)
    stage.move(place, place)
    stage.move(180, 150)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    stage.up(place, place)
  }

  // MARK: - Edge pan

  @Test(arguments: [(5.0, 60.0, 400.0, true), (40, 100, 400, false), (5, 6, 460, false)])
  func `An edge pan begins at the edge and moves inward`(x: CGFloat, toX: CGFloat, toY: CGFloat, begins: Bool) {
    let pan = stage.add("edge", to: stage.back) { UIScreenEdgePanGestureRecognizer(_runtimeHandler: $0) }
    pan.edges = .left
    stage.down(x, 400)
    stage.move(toX, toY)
    #expect(stage.take().contains("edge began") == begins)
  }

  // MARK: - Swipe

  @Test func `A swipe is recognized before the touch ends, in its direction only`() {
    let swipe = stage.add("swipe") { UISwipeGestureRecognizer(_runtimeHandler: $0) }
    swipe.direction = .left
    stage.down(250, 150)
    stage.move(190, 155)
    #expect(stage.take().contains("swipe ended"))
    stage.up(190, 155)
    stage.down(150, 150)
    stage.move(210, 150)
    stage.up(210, 150)
    #expect(!stage.take().contains("swipe ended"))
  }

  @Test func `A slow stroke is no swipe`() {
    _ = stage.add("swipe") { UISwipeGestureRecognizer(_runtimeHandler: $0) }
    stage.down(110, 150)
    stage.clock.advance(by: 0.6)
    stage.move(200, 150)
    #expect(!stage.take().contains("swipe ended"))
  }

  // MARK: - Pinch and rotation

  @Test func `A pinch reports the distance of the touches`() {
    let pinch = stage.add("pinch") { UIPinchGestureRecognizer(_runtimeHandler: $0) }
    stage.down(180, 150, id: 1)
    stage.down(220, 150, id: 2)
    stage.move(240, 150, id: 2)
    #expect(pinch.state == .began && pinch.scale == 1)
    stage.move(300, 150, id: 2)
    #expect(isClose(pinch.scale, 2))
    pinch.scale = 1
    stage.move(240, 150, id: 2)
    #expect(isClose(pinch.scale, 0.5))
    stage.up(240, 150, id: 2)
    stage.up(180, 150, id: 1)
    #expect(stage.take().last == "pinch ended")
    #expect(pinch.scale == 1)
  }

  @Test func `The velocity of a pinch is that since its scale was set`() {
    var velocities: [CGFloat] = []
    let pinch = stage.add("pinch") { note in
      UIPinchGestureRecognizer(_runtimeHandler: { recognizer in
        note(recognizer)
        guard recognizer.state == .changed, let pinch = recognizer as? UIPinchGestureRecognizer else { return }
        velocities.append(pinch.velocity)
        pinch.scale = 1
      })
    }
    stage.down(120, 150, id: 1)
    stage.down(160, 150, id: 2)
    var x: CGFloat = 200
    stage.move(x, 150, id: 2)
    x = 260
    for _ in 1...15 {
      stage.clock.advance(by: 1.0 / 60)
      stage.move(x, 150, id: 2)
      x += 2
    }
    #expect(velocities.count == 15 && velocities.allSatisfy { $0 > 0 })
    #expect(pinch.velocity == 0)
  }

  @Test func `Setting a rotation resets its velocity`() {
    let rotation = stage.add("rotation") { UIRotationGestureRecognizer(_runtimeHandler: $0) }
    stage.down(200, 200, id: 1)
    stage.down(250, 200, id: 2)
    for step in 1...6 {
      stage.clock.advance(by: 1.0 / 60)
      let angle = CGFloat(step) * .pi / 36
      stage.move(200 + 50 * cos(angle), 200 + 50 * sin(angle), id: 2)
    }
    #expect(rotation.state == .changed && rotation.velocity > 1)
    rotation.rotation = 0
    #expect(rotation.rotation == 0 && rotation.velocity == 0)
  }

  @Test func `A rotation continues past 180 degrees`() {
    let rotation = stage.add("rotation") { UIRotationGestureRecognizer(_runtimeHandler: $0) }
    stage.down(200, 200, id: 1)
    stage.down(250, 200, id: 2)
    var last: CGFloat = 0
    for step in 1...24 {
      let angle = CGFloat(step) * .pi / 18
      stage.move(200 + 50 * cos(angle), 200 + 50 * sin(angle), id: 2)
      #expect(rotation.rotation >= last)
      last = rotation.rotation
    }
    #expect(isClose(rotation.rotation, 23 * Double.pi / 18, within: 0.2))
  }
}
