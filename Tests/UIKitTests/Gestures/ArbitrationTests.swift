import Testing
import UIKit

/// The recognition of competing recognizers, and the delivery of touches to views meanwhile.
@MainActor @Suite(.ownDevice) struct ArbitrationTests {
  private let stage = GestureStage()
  private let delegate = GestureDelegate()

  // MARK: - One at a time

  @Test func `The deeper view's recognizer wins`() {
    _ = stage.add("outer", to: stage.back) { UITapGestureRecognizer(_runtimeHandler: $0) }
    _ = stage.add("inner") { UITapGestureRecognizer(_runtimeHandler: $0) }
    stage.tap()
    #expect(stage.take().filter { $0.hasSuffix(" ended") } == ["inner ended"])
  }

  @Test func `A superview's recognizer receives the touches of its subviews`() {
    _ = stage.add("outer", to: stage.back) { UITapGestureRecognizer(_runtimeHandler: $0) }
    stage.tap()
    #expect(stage.take() == ["front began", "front cancelled", "outer ended"])
  }

  @Test func `A recognizer receives only touches of types that it allows`() {
    let tap = stage.add("tap") { UITapGestureRecognizer(_runtimeHandler: $0) }
    #expect(tap.allowedTouchTypes.contains(NSNumber(value: UITouch.TouchType.direct.rawValue)))
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    stage.tap()
    #expect(!stage.take().contains("tap ended"))
    tap.allowedTouchTypes.append(NSNumber(value: UITouch.TouchType.direct.rawValue))
    stage.tap()
    #expect(stage.take().contains("tap ended"))
  }

  @Test func `A recognizer receives no touches of an event that it refuses`() {
    final class Choosy: UITapGestureRecognizer {
      override func shouldReceive(_ event: UIEvent) -> Bool { event.type != .touches }
    }
    _ = stage.add("tap") { Choosy(_runtimeHandler: $0) }
    stage.tap()
    #expect(stage.take() == ["front began", "front ended"])
  }

  @Test func `A delegate allows both to recognize`() {
    let outer = stage.add("outer", to: stage.back) { UITapGestureRecognizer(_runtimeHandler: $0) }
    _ = stage.add("inner") { UITapGestureRecognizer(_runtimeHandler: $0) }
    delegate.isSimultaneous = { one, other in one.name == "outer" && other.name == "inner" }
    outer.delegate = delegate
    stage.tap()
    #expect(stage.take() == ["front began", "front cancelled", "inner ended", "outer ended"])
  }

  @Test func `Touches in two views are two gestures`() {
    _ = stage.add("outer", to: stage.back) { UIPanGestureRecognizer(_runtimeHandler: $0) }
    let side = TouchRecordingView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
    stage.back.addSubview(side)
    stage.back.gestureRecognizers = nil
    _ = stage.add("inner") { UIPanGestureRecognizer(_runtimeHandler: $0) }
    _ = stage.add("side", to: side) { UIPanGestureRecognizer(_runtimeHandler: $0) }
    stage.down(150, 150, id: 1)
    stage.down(50, 450, id: 2)
    stage.move(170, 150, id: 1)
    stage.move(70, 450, id: 2)
    #expect(stage.take().filter { $0.hasSuffix("began") && !$0.hasPrefix("front") } == ["inner began", "side began"])
  }

  @Test func `A pan that began ends the tap's chance`() {
    let tap = stage.add("tap") { UITapGestureRecognizer(_runtimeHandler: $0) }
    _ = stage.add("pan", to: stage.back) { UIPanGestureRecognizer(_runtimeHandler: $0) }
    stage.down(150, 150)
    stage.move(165, 150)
    #expect(tap.state == .failed)
    stage.up(165, 150)
    #expect(tap.state == .possible)
    #expect(!stage.take().contains("tap ended"))
  }

  @Test func `A class may refuse to prevent`() {
    final class Shy: UITapGestureRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    _ = stage.add("outer", to: stage.back) { UITapGestureRecognizer(_runtimeHandler: $0) }
    _ = stage.add("inner") { Shy(_runtimeHandler: $0) }
    stage.tap()
    #expect(stage.take().filter { $0.hasSuffix(" ended") } == ["inner ended", "outer ended"])
  }

  @Test func `A single tap without a requirement leaves the double tap its chance`() {
    _ = stage.add("single") { UITapGestureRecognizer(_runtimeHandler: $0) }
    let double = stage.add("double") { UITapGestureRecognizer(_runtimeHandler: $0) }
    double.numberOfTapsRequired = 2
    stage.tap()
    stage.tap()
    #expect(stage.take().filter { $0.hasSuffix(" ended") } == ["single ended", "double ended"])
  }

  // MARK: - Failure requirements

  private func singleAndDouble() -> (UITapGestureRecognizer, UITapGestureRecognizer) {
    let single = stage.add("single") { UITapGestureRecognizer(_runtimeHandler: $0) }
    let double = stage.add("double") { UITapGestureRecognizer(_runtimeHandler: $0) }
    double.numberOfTapsRequired = 2
    return (single, double)
  }

  @Test func `A single tap waits until it cannot be a double tap`() {
    let (single, double) = singleAndDouble()
    single.require(toFail: double)
    stage.tap()
    #expect(stage.take() == ["front began"])
    #expect(single.state == .possible)
    stage.clock.advance(by: 0.34)
    #expect(stage.take() == [])
    stage.clock.advance(by: 0.02)
    #expect(stage.take() == ["front cancelled", "single ended"])
    #expect(single.location(in: nil) == CGPoint(x: 150, y: 150))
  }

  @Test func `A double tap makes the single one fail`() {
    let (single, double) = singleAndDouble()
    single.require(toFail: double)
    stage.tap()
    stage.tap()
    stage.clock.advance(by: 1)
    let log = stage.take()
    #expect(log.filter { $0.hasSuffix(" ended") } == ["double ended"])
    // The first tap's end was delayed; the view never receives it.
    #expect(log.contains("front cancelled") && !log.contains("front ended"))
  }

  @Test func `Delegates and classes require failure too`() {
    let (single, double) = singleAndDouble()
    delegate.requiresFailure = { one, other in one === single && other === double }
    single.delegate = delegate
    stage.tap()
    #expect(!stage.take().contains("single ended"))
    stage.clock.advance(by: 0.4)
    #expect(stage.take().contains("single ended"))
    single.delegate = nil
    delegate.requiresFailure = { _, _ in false }
    delegate.isRequiredToFail = { one, other in one === double && other === single }
    double.delegate = delegate
    stage.tap()
    #expect(!stage.take().contains("single ended"))
  }

  @Test func `A required recognizer that receives no touch does not delay others`() {
    let elsewhere = UIView(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
    stage.back.addSubview(elsewhere)
    let other = stage.add("other", to: elsewhere) { UITapGestureRecognizer(_runtimeHandler: $0) }
    let tap = stage.add("tap") { UITapGestureRecognizer(_runtimeHandler: $0) }
    tap.require(toFail: other)
    stage.tap()
    #expect(stage.take().contains("tap ended"))
  }

  @Test func `A required recognizer fails when its state is set to failed`() {
    let blocker = ScriptedRecognizer()
    stage.front.addGestureRecognizer(blocker)
    let tap = stage.add("tap") { UITapGestureRecognizer(_runtimeHandler: $0) }
    tap.require(toFail: blocker)
    stage.tap()
    #expect(tap.state == .possible)
    #expect(!stage.take().contains("tap ended"))
    blocker.state = .failed
    #expect(stage.take().contains("tap ended"))
  }

  @Test func `A delayed pan begins and ends when it is allowed`() {
    let blocker = ScriptedRecognizer()
    stage.front.addGestureRecognizer(blocker)
    let pan = stage.add("pan") { UIPanGestureRecognizer(_runtimeHandler: $0) }
    pan.require(toFail: blocker)
    stage.down(150, 150)
    stage.move(180, 150)
    stage.up(180, 150)
    #expect(pan.state == .possible)
    blocker.state = .failed
    #expect(stage.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan ended"])
  }

  @Test func `Two recognizers that require each other's failure do not wait indefinitely`() {
    let outer = stage.add("outer", to: stage.back) { UITapGestureRecognizer(_runtimeHandler: $0) }
    let inner = stage.add("inner") { UITapGestureRecognizer(_runtimeHandler: $0) }
    outer.require(toFail: inner)
    inner.require(toFail: outer)
    stage.tap()
    #expect(stage.take().filter { $0.hasSuffix(" ended") }.count == 1)
  }

  // MARK: - Asking

  @Test func `A gesture that may not begin fails`() {
    let tap = stage.add("tap") { UITapGestureRecognizer(_runtimeHandler: $0) }
    delegate.shouldBegin = { _ in false }
    tap.delegate = delegate
    stage.tap()
    #expect(stage.take() == ["front began", "front ended"])
  }

  @Test func `The touched view is asked about its superview's recognizer`() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    stage.front.addSubview(Refusing(frame: CGRect(x: 0, y: 0, width: 60, height: 60)))
    _ = stage.add("tap", to: stage.back) { UITapGestureRecognizer(_runtimeHandler: $0) }
    stage.tap(120, 120)
    #expect(!stage.take().contains("tap ended"))
    stage.tap(220, 220)
    #expect(stage.take().contains("tap ended"))
  }

  @Test func `A touch that is not to be received is not there`() {
    let tap = stage.add("tap") { UITapGestureRecognizer(_runtimeHandler: $0) }
    delegate.receives = { _ in false }
    tap.delegate = delegate
    stage.down(150, 150)
    #expect(tap.numberOfTouches == 0)
    stage.up(150, 150)
    #expect(stage.take() == ["front began", "front ended"])
  }

  @Test func `A tap on a button is the button's, not its superview's`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    stage.front.addSubview(button)
    button.addAction(UIAction { [stage] _ in stage.note("button") }, for: .primaryActionTriggered)
    _ = stage.add("tap", to: stage.back) { UITapGestureRecognizer(_runtimeHandler: $0) }
    stage.tap(120, 120)
    #expect(stage.take() == ["button"])
  }

  // MARK: - Touches of views

  @Test func `A recognizer may leave the touches to the views`() {
    let tap = stage.add("tap") { UITapGestureRecognizer(_runtimeHandler: $0) }
    tap.cancelsTouchesInView = false
    stage.tap()
    #expect(stage.take() == ["front began", "tap ended", "front ended"])
  }

  @Test func `With delayed beginnings a view receives no touches of a gesture`() {
    let pan = stage.add("pan") { UIPanGestureRecognizer(_runtimeHandler: $0) }
    pan.delaysTouchesBegan = true
    stage.down(150, 150)
    stage.move(155, 150)
    stage.move(170, 150)
    stage.up(170, 150)
    #expect(stage.take() == ["pan began", "pan ended"])
  }

  @Test func `Delayed touches are delivered when the recognizer fails`() {
    let pan = stage.add("pan") { UIPanGestureRecognizer(_runtimeHandler: $0) }
    pan.delaysTouchesBegan = true
    stage.down(150, 150)
    stage.move(152, 150)
    stage.move(154, 150)
    #expect(stage.take() == [])
    stage.up(154, 150)
    #expect(stage.take() == ["front began", "front moved", "front ended"])
  }

  @Test func `The end of a touch waits for a double tap`() {
    let tap = stage.add("tap") { UITapGestureRecognizer(_runtimeHandler: $0) }
    tap.numberOfTapsRequired = 2
    stage.tap()
    #expect(stage.take() == ["front began"])
    stage.clock.advance(by: 0.4)
    #expect(stage.take() == ["front ended"])
    tap.delaysTouchesEnded = false
    stage.tap()
    #expect(stage.take() == ["front began", "front ended"])
  }

  @Test func `A touch that joins a gesture is not delivered to the view`() {
    stage.front.isMultipleTouchEnabled = true
    _ = stage.add("pan") { UIPanGestureRecognizer(_runtimeHandler: $0) }
    stage.down(150, 150, id: 1)
    stage.move(170, 150, id: 1)
    _ = stage.take()
    stage.down(200, 200, id: 2)
    #expect(stage.take() == [])
  }

  @Test func `An ignored touch is delivered to the view only`() {
    let blind = ScriptedRecognizer()
    blind.began = { recognizer in
      guard let event = recognizer.lastEvent else { return }
      for touch in recognizer.lastTouches { recognizer.ignore(touch, for: event) }
      recognizer.state = .began
    }
    stage.front.addGestureRecognizer(blind)
    stage.down(150, 150)
    stage.up(150, 150)
    #expect(stage.take() == ["front began", "front ended"])
    #expect(blind.calls == ["began"])
  }

  // MARK: - States

  @Test func `A final state ends a recognizer's touches, and it is reset when the last touch ends`() {
    let scripted = ScriptedRecognizer()
    scripted.moved = { $0.state = .failed }
    stage.front.addGestureRecognizer(scripted)
    stage.down(150, 150)
    stage.move(151, 150)
    stage.move(152, 150)
    #expect(scripted.state == .failed)
    #expect(scripted.calls == ["began", "moved"])
    stage.up(152, 150)
    #expect(scripted.state == .possible)
    #expect(scripted.calls == ["began", "moved", "reset"])
  }

  @Test func `States that cannot follow are not entered`() {
    let scripted = stage.add("it") { ScriptedRecognizer(_runtimeHandler: $0) }
    stage.down(150, 150)
    scripted.state = .cancelled
    #expect(scripted.state == .failed)
    scripted.state = .began
    #expect(scripted.state == .failed)
    stage.up(150, 150)
    stage.down(150, 150)
    scripted.state = .began
    scripted.state = .possible
    #expect(scripted.state == .began)
    scripted.state = .failed
    #expect(scripted.state == .cancelled)
    #expect(stage.take().filter { $0.hasPrefix("it") } == ["it began", "it cancelled"])
  }

  @Test func `A recognizer that only observes delays nothing`() {
    let scripted = ScriptedRecognizer()
    stage.front.addGestureRecognizer(scripted)
    stage.tap()
    stage.tap()
    #expect(stage.take() == ["front began", "front ended", "front began", "front ended"])
    #expect(scripted.calls == ["began", "ended", "began", "ended"])
  }

  @Test func `Touches have their recognizers, and events the touches of one`() {
    let pan = stage.add("pan") { UIPanGestureRecognizer(_runtimeHandler: $0) }
    var (count, touches) = (0, 0)
    let scripted = ScriptedRecognizer()
    scripted.began = {
      count = $0.lastTouches.first?.gestureRecognizers?.count ?? 0
      touches = $0.lastEvent?.touches(for: pan)?.count ?? 0
    }
    stage.front.addGestureRecognizer(scripted)
    stage.down(150, 150)
    #expect(count == 2 && touches == 1)
    #expect(pan.numberOfTouches == 1)
  }
}
