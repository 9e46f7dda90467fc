import Testing
import UIKit

/// What an app may do to recognizers and views while a gesture is going on.
@MainActor @Suite(.ownDevice) struct GestureInterferenceTests {
  private let stage = GestureStage()

  private func begunPan() -> UIPanGestureRecognizer {
    let pan = stage.add("pan", to: stage.back) { UIPanGestureRecognizer(_runtimeHandler: $0) }
    stage.down(150, 150)
    stage.move(170, 150)
    _ = stage.take()
    return pan
  }

  @Test func `Turning a recognizer off cancels its gesture`() {
    let pan = begunPan()
    pan.isEnabled = false
    #expect(stage.take() == ["pan cancelled"])
    #expect(pan.state == .possible)
    stage.move(190, 150)
    pan.isEnabled = true
    stage.move(210, 150)
    stage.up(210, 150)
    #expect(stage.take() == [])
  }

  @Test func `Removing a recognizer cancels its gesture`() {
    let pan = begunPan()
    stage.back.removeGestureRecognizer(pan)
    #expect(stage.take() == ["pan cancelled"])
    #expect(pan.view == nil && stage.back.gestureRecognizers == [])
  }

  @Test func `A recognizer may disable itself in its action`() {
    let pan = stage.add("pan") { note in
      UIPanGestureRecognizer {
        note($0)
        if $0.state == .began { $0.isEnabled = false }
      }
    }
    stage.down(150, 150)
    stage.move(170, 150)
    stage.up(170, 150)
    #expect(stage.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
  }

  @Test func `When a view under the touch is removed, the gesture of its superview continues`() {
    let pan = begunPan()
    stage.front.removeFromSuperview()
    stage.move(190, 150)
    stage.up(190, 150)
    #expect(stage.take() == ["pan changed", "pan ended"])
    #expect(pan.state == .possible)
  }

  @Test func `A view that is removed with its recognizer cancels the gesture`() {
    let pan = begunPan()
    stage.back.removeFromSuperview()
    stage.clock.endTurn()
    #expect(stage.take().contains("pan cancelled"))
    #expect(pan.state == .possible)
    stage.move(190, 150)
    stage.up(190, 150)
    #expect(stage.take() == [])
  }

  @Test func `A view that is moved elsewhere within the update cycle keeps its gesture`() {
    let pan = stage.add("pan") { UIPanGestureRecognizer(_runtimeHandler: $0) }
    stage.down(150, 150)
    stage.move(170, 150)
    stage.front.removeFromSuperview()
    stage.window.addSubview(stage.front)
    stage.clock.endTurn()
    #expect(pan.state == .began)
    stage.up(170, 150)
    #expect(stage.take().last == "pan ended")
  }

  @Test func `A recognizer that is added in a callback receives the next touch`() {
    let front = stage.front
    let late = UITapGestureRecognizer { [stage] _ in stage.note("late") }
    _ = stage.add("tap", to: stage.back) { note in
      UITapGestureRecognizer {
        note($0)
        front.addGestureRecognizer(late)
      }
    }
    stage.tap()
    #expect(stage.take().contains("tap ended"))
    stage.tap()
    #expect(stage.take().contains("late"))
  }

  @Test func `A recognizer belongs to one view`() {
    let tap = UITapGestureRecognizer()
    stage.front.addGestureRecognizer(tap)
    stage.front.addGestureRecognizer(tap)
    #expect(stage.front.gestureRecognizers?.count == 1)
    stage.back.addGestureRecognizer(tap)
    #expect(stage.front.gestureRecognizers == [] && tap.view === stage.back)
  }

  @Test func `The system cancels a touch`() {
    let pan = begunPan()
    TouchDelivery.cancelAll()
    #expect(stage.take() == ["pan cancelled"])
    #expect(pan.state == .possible)
  }

  @Test func `Nothing is retained when it is over`() {
    weak var recognizer: UITapGestureRecognizer?
    do {
      let tap = UITapGestureRecognizer()
      recognizer = tap
      stage.front.addGestureRecognizer(tap)
      stage.tap()
      stage.front.removeGestureRecognizer(tap)
    }
    #expect(recognizer == nil)
  }

  @Test func `A view that is deallocated under the touch ends its touch`() {
    var view: TouchRecordingView? = TouchRecordingView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
    view.map(stage.back.addSubview)
    let tap = stage.add("tap", to: view) { UITapGestureRecognizer(_runtimeHandler: $0) }
    stage.down(50, 450)
    view?.removeFromSuperview()
    view = nil
    stage.move(51, 450)
    stage.up(51, 450)
    #expect(tap.view == nil)
    #expect(!stage.take().contains("tap ended"))
  }

  @Test func `Targets that set states without end do not block the update cycle`() {
    let scripted = ScriptedRecognizer { ($0 as? ScriptedRecognizer)?.state = .changed }
    stage.front.addGestureRecognizer(scripted)
    stage.down(150, 150)
    scripted.state = .began
    scripted.isEnabled = false
    #expect(scripted.state != .began)
  }

  @Test func `Nothing is scheduled once everything is decided`() {
    let tap = stage.add("tap") { UITapGestureRecognizer(_runtimeHandler: $0) }
    tap.numberOfTapsRequired = 2
    _ = stage.add("press") { UILongPressGestureRecognizer(_runtimeHandler: $0) }
    _ = stage.add("swipe") { UISwipeGestureRecognizer(_runtimeHandler: $0) }
    stage.tap()
    stage.tap()
    #expect(AppRuntime.shared.timers.nextDeadline == nil)
  }
}
