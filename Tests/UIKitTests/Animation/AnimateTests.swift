import Testing

@testable import UIKit

@MainActor @Suite(.ownDevice)
struct AnimateTests {
  let clock = ManualClock()
  let view = onScreen(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))

  @Test func `The block runs within the call and the model changes immediately`() {
    var count = 0
    UIView.animate(withDuration: 1) { [view] in
      count += 1
      view.alpha = 0
    }
    #expect(count == 1)
    #expect(view.alpha == 0)
    #expect(view.shown.opacity == 1)
  }

  @Test func `A linear fade is half way at half time`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in view.alpha = 0 }
    clock.advance(by: 0.5)
    #expect(isClose(view.shown.opacity, 0.5))
  }

  @Test func `By default animations ease in and out`() {
    UIView.animate(withDuration: 1) { [view] in view.center.x = 150 }
    clock.advance(by: 0.25)
    #expect(isClose(view.shown.position.x, 50 + 12.91616))
  }

  @Test(arguments: [
    (UIView.AnimationOptions.curveEaseIn, 9.34647), (.curveEaseOut, 37.81383), (.curveLinear, 25),
  ])
  func `Options choose the curve`(options: UIView.AnimationOptions, distance: Double) {
    UIView.animate(withDuration: 1, delay: 0, options: options) { [view] in view.center.x = 150 }
    clock.advance(by: 0.25)
    #expect(isClose(view.shown.position.x, 50 + distance))
  }

  @Test func `At its end an animation is removed and its handler receives true`() {
    var finished: Bool?
    UIView.animate(withDuration: 0.3, animations: { [view] in view.alpha = 0 }, completion: { finished = $0 })
    clock.advance(by: 0.29)
    #expect(finished == nil)
    #expect(view.layer.animationKeys() == ["opacity"])
    clock.advance(by: 0.01)
    #expect(finished == true)
    #expect(view.layer.animationKeys() == nil)
    #expect(!AnimationEngine.shared.isRunning)
  }

  @Test(arguments: [0.0, -1])
  func `Without a duration changes are immediate and the handler waits for the next update cycle`(duration: Double) {
    var finished: Bool?
    UIView.animate(
      withDuration: duration, animations: { [view] in view.alpha = 0 }, completion: { finished = $0 })
    #expect(view.layer.animationKeys() == nil)
    #expect(finished == nil)
    clock.endTurn()
    #expect(finished == true)
  }

  @Test func `A block without changes is over in the next update cycle`() {
    var finished: Bool?
    UIView.animate(withDuration: 5, animations: {}, completion: { finished = $0 })
    #expect(finished == nil)
    clock.endTurn()
    #expect(finished == true)
  }

  @Test func `During a delay the old value is shown`() {
    var finished: Bool?
    UIView.animate(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: { [view] in view.alpha = 0 },
      completion: { finished = $0 })
    clock.advance(by: 0.5)
    #expect(view.shown.opacity == 1)
    clock.advance(by: 0.5)
    #expect(isClose(view.shown.opacity, 0.5))
    clock.advance(by: 0.5)
    #expect(finished == true)
  }

  @Test func `Deadlines are the end of the delay, then the end`() {
    UIView.animate(withDuration: 1, delay: 0.5, animations: { [view] in view.alpha = 0 })
    #expect(AnimationEngine.shared.nextDeadline == 1024.5)
    clock.advance(by: 0.6)
    #expect(AnimationEngine.shared.nextDeadline == 1025.5)
    clock.advance(by: 1)
    #expect(AnimationEngine.shared.nextDeadline == nil)
  }

  @Test func `Two moves in flight add up`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in view.center.x = 150 }
    clock.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in view.center.x = 50 }
    #expect(isClose(view.shown.position.x, 100))
    clock.advance(by: 0.25)
    // Model 50, a quarter of the first way (−100) and three quarters of the second (+100) to go.
    #expect(isClose(view.shown.position.x, 50 - 25 + 75))
    #expect(view.layer.animationKeys() == ["position", "position-2"])
    clock.advance(by: 0.75)
    #expect(view.shown.position.x == 50)
  }

  @Test func `Both moves that add up finish`() {
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { [view] in view.center.x = 150 }, completion: { finished.append($0) })
    clock.advance(by: 0.5)
    UIView.animate(
      withDuration: 1, animations: { [view] in view.center.x = 50 }, completion: { finished.append($0) })
    clock.advance(by: 1)
    #expect(finished == [true, true])
  }

  @Test func `A second fade starts from the model and replaces the first`() {
    var first: Bool?
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { [view] in view.alpha = 0 },
      completion: { first = $0 })
    clock.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in view.alpha = 1 }
    #expect(view.shown.opacity == 0)
    #expect(view.layer.animationKeys() == ["opacity"])
    #expect(first == nil)
    clock.endTurn()
    #expect(first == false)
  }

  @Test func `From the current state, a second fade starts from the presented value`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in view.alpha = 0 }
    clock.advance(by: 0.25)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { [view] in
      view.alpha = 1
    }
    #expect(isClose(view.shown.opacity, 0.75))
    clock.advance(by: 0.5)
    #expect(isClose(view.shown.opacity, 0.875))
  }

  @Test func `Changes outside of a block do not animate`() {
    view.alpha = 0.3
    #expect(isClose(view.shown.opacity, 0.3))
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `Geometry, opacity, color and corners animate; border, shadow and depth do not`() {
    UIView.animate(withDuration: 1) { [layer = view.layer] in
      layer.bounds = CGRect(x: 1, y: 1, width: 50, height: 50)
      layer.position = .zero
      layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      layer.cornerRadius = 9
      layer.anchorPoint = .zero
      layer.opacity = 0.5
      layer.backgroundColor = .black
      layer.borderWidth = 2
      layer.borderColor = .white
      layer.shadowOpacity = 1
      layer.shadowRadius = 9
      layer.shadowOffset = .zero
      layer.zPosition = 4
      layer.masksToBounds = true
    }
    #expect(
      view.layer.animationKeys() == [
        "bounds.origin", "bounds.size", "position", "transform", "cornerRadius", "anchorPoint", "opacity",
        "backgroundColor",
      ])
    #expect(view.shown.borderWidth == 2)
    #expect(view.shown.zPosition == 4)
    view.layer.removeAllAnimations()
  }

  @Test func `A color fades in without passing through black`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [layer = view.layer] in
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    clock.advance(by: 0.5)
    let components = view.shown.backgroundColor?.components ?? []
    #expect(components.count == 4 && isClose(components[0], 1) && isClose(components[3], 0.5))
  }

  @Test func `A rotation keeps the size while it runs`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    clock.advance(by: 0.5)
    let shown = CATransform3DGetAffineTransform(view.shown.transform)
    #expect(isClose(shown.a, 0.5.squareRoot()) && isClose(shown.b, 0.5.squareRoot()))
  }

  @Test func `Scale and translation go straight`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      view.transform = CGAffineTransform(translationX: 80, y: 0).scaledBy(x: 3, y: 3)
    }
    clock.advance(by: 0.25)
    let shown = CATransform3DGetAffineTransform(view.shown.transform)
    #expect(isClose(shown.a, 1.5) && isClose(shown.tx, 20))
  }

  @Test func `Two scalings in flight add up`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      view.transform = CGAffineTransform(scaleX: 3, y: 3)
    }
    clock.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in view.transform = .identity }
    #expect(isClose(view.shown.transform.m11, 2))
    clock.advance(by: 0.5)
    #expect(isClose(view.shown.transform.m11, 2))
    clock.advance(by: 0.5)
    #expect(view.shown.transform == CATransform3DIdentity)
  }

  @Test func `A spring overshoots and comes to rest in its duration`() {
    var finished: Bool?
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      animations: { [view] in view.center.x = 150 }, completion: { finished = $0 })
    var most: CGFloat = 0
    for _ in 0..<59 {
      clock.advance(by: 1.0 / 60)
      most = max(most, view.shown.position.x)
    }
    #expect(most > 160)
    #expect(isClose(view.shown.position.x, 150, within: 0.5))
    clock.advance(by: 0.02)
    #expect(finished == true)
    #expect(view.shown.position.x == 150)
  }

  @Test func `A perceived duration ends before the spring does`() {
    var finished: Bool?
    UIView.animate(
      springDuration: 0.5, bounce: 0.2, animations: { [view] in view.center.x = 150 },
      completion: { finished = $0 })
    clock.advance(by: 0.5)
    #expect(finished == nil)
    clock.advance(by: 1)
    #expect(finished == true)
  }

  @Test func `A property that is set twice in a block animates to the later value from its original one`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      view.alpha = 0.5
      view.alpha = 0
      view.center.x = 70
      view.center.x = 150
    }
    clock.advance(by: 0.5)
    #expect(isClose(view.shown.opacity, 0.5))
    #expect(isClose(view.shown.position.x, 100))
  }

  @Test func `Handlers are called in the order in which animations end`() {
    var log: [String] = []
    UIView.animate(
      withDuration: 0.2, animations: { [view] in view.alpha = 0 }, completion: { _ in log.append("late") })
    UIView.animate(
      withDuration: 0.1, animations: { [view] in view.center.x = 0 }, completion: { _ in log.append("early") }
    )
    UIView.animate(
      withDuration: 0.2, animations: { [view] in view.center.y = 0 },
      completion: { _ in log.append("late too") })
    clock.advance(by: 1)
    #expect(log == ["early", "late", "late too"])
  }

  @Test func `An animation can be started from the handler of another`() {
    var log: [TimeInterval] = []
    let start = clock.now
    UIView.animate(
      withDuration: 0.25, animations: { [view] in view.alpha = 0 },
      completion: { [view, clock] _ in
        log.append(clock.now - start)
        UIView.animate(
          withDuration: 0.25, animations: { view.alpha = 1 },
          completion: { _ in log.append(clock.now - start) })
      })
    clock.advance(by: 1)
    #expect(log.count == 2 && isClose(log[0], 0.25) && isClose(log[1], 0.5))
  }

  @Test func `Changing the model during a move carries the move along`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in view.center.x = 150 }
    clock.advance(by: 0.5)
    view.center.x = 1150
    #expect(isClose(view.shown.position.x, 1100))
  }

  @Test func `presentation() is a snapshot of what is shown`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.isHidden = false
    window.addSubview(view)
    clock.endTurn()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in view.frame.origin.x = 100 }
    clock.advance(by: 0.5)
    let presentation = try #require(view.layer.presentation())
    #expect(isClose(presentation.frame, CGRect(x: 50, y: 0, width: 100, height: 100)))
    clock.advance(by: 0.5)
    #expect(isClose(presentation.frame.minX, 50))
  }
}
