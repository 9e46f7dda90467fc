import Testing
import UIKit

#if canImport(ObjectiveC)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// The properties of gesture recognizers, without touches.
@MainActor
struct GestureRecognizerTests {
  @Test func `A recognizer starts as documented`() {
    let recognizer = UIGestureRecognizer(target: nil, action: nil)
    #expect(recognizer.state == .possible)
    #expect(recognizer.isEnabled && recognizer.view == nil && recognizer.numberOfTouches == 0)
    #expect(recognizer.cancelsTouchesInView && !recognizer.delaysTouchesBegan && recognizer.delaysTouchesEnded)
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test func `The kinds start as documented`() {
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    let press = UILongPressGestureRecognizer()
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches >= 1_000_000)
    #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
    #expect(UIPinchGestureRecognizer().scale == 1 && UIRotationGestureRecognizer().rotation == 0)
  }

  @Test func `A view holds its recognizers, and a recognizer has one view`() {
    let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    first.addGestureRecognizer(tap)
    first.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [tap] && tap.view === first)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers ?? [] == [] && tap.view === second)
    second.removeGestureRecognizer(tap)
    #expect(second.gestureRecognizers ?? [] == [] && tap.view == nil)
    second.gestureRecognizers = [tap]
    #expect(tap.view === second)
  }

  @Test func `A view is not kept by its recognizer, nor a target`() {
    weak var view: UIView?
    weak var target: ActionProbe?
    let tap = UITapGestureRecognizer()
    do {
      let (strongView, strongTarget) = (UIView(), ActionProbe())
      strongView.addGestureRecognizer(tap)
      tap.addTarget(strongTarget, action: ActionProbe.action)
      (view, target) = (strongView, strongTarget)
    }
    #expect(view == nil && target == nil)
  }

  @Test func `By default recognizers have no restrictions`() {
    let (one, other) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    #expect(one.canPrevent(other) && one.canBePrevented(by: other))
    #expect(!one.shouldRequireFailure(of: other) && !one.shouldBeRequiredToFail(by: other))
    #expect(UIView().gestureRecognizerShouldBegin(one))
  }

  /// A class that overrides all members that are open.
  private final class Everything: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    override func reset() { super.reset() }
    override func ignore(_ touch: UITouch, for event: UIEvent) { super.ignore(touch, for: event) }
    override func location(in view: UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
    override var numberOfTouches: Int { 3 }
  }

  @Test func `Overrides of a subclass count`() {
    let recognizer = Everything(target: nil, action: nil)
    #expect(recognizer.location(in: nil) == CGPoint(x: 1, y: 2) && recognizer.numberOfTouches == 3)
  }

  @Test func `By default taps are those of the primary button, and touches are of one type`() {
    let tap = UITapGestureRecognizer()
    #expect(tap.buttonMaskRequired == .primary && tap.requiresExclusiveTouchType)
    #expect(tap.modifierFlags == [] && tap.buttonMask == [])
    #expect(UIEvent.ButtonMask.button(1) == .primary && UIEvent.ButtonMask.button(2) == .secondary)
  }
}
