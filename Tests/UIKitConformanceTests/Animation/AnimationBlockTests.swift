import Testing
import UIKit

/// The animation blocks of `UIView.animate`.
@MainActor
struct AnimationBlockTests {
  @Test(.rule("R143"))
  func `The block runs immediately, once, and the model changes with it`() async throws {
    let bench = try await AnimationStage()
    var runs = 0
    bench.animate(1) {
      runs += 1
      bench.view.center.x = 250
    }
    #expect(runs == 1)
    #expect(bench.view.center.x == 250)
    #expect(bench.log.take() == [])
    await bench.stage.settle()
    #expect(runs == 1)
  }

  @Test(.rule("R143"))
  func `On screen the change takes its time`() async throws {
    let bench = try await AnimationStage()
    bench.animate(1) { bench.view.center.x = 250 }
    await bench.stage.turn()
    await bench.stage.advance(by: 0.5)
    #expect(bench.presentedX > 50)
    #expect(bench.presentedX < 250)
    await bench.stage.settle()
    #expect(bench.presentedX == 250)
  }

  @Test(.rule("R146", "T113"))
  func `An animation that ran to its end has finished`() async throws {
    let bench = try await AnimationStage()
    bench.animate(0.2) { bench.view.alpha = 0.5 }
    await bench.stage.turn()
    #expect(bench.log.take() == [])
    await bench.stage.settle()
    #expect(bench.log.take() == ["completion(true)"])
  }

  @Test(.rule("R144", "T115"), arguments: [0, -1])
  func `Without a duration the change is immediate`(duration: Double)
    async throws
  {
    let bench = try await AnimationStage()
    bench.animate(duration) { bench.view.center.x = 250 }
    await bench.stage.turn()
    #expect(bench.presentedX == 250)
    // Sources disagree on whether the completion is called inside the call or in the next turn.
    await bench.stage.settle()
    #expect(bench.log.take() == ["completion(true)"])
  }

  @Test(.rule("R146"))
  func `A delay postpones the animation, not the change of the model`() async throws {
    let bench = try await AnimationStage()
    bench.animate(0.2, delay: 1) { bench.view.center.x = 250 }
    await bench.stage.advance(by: 0.5)
    #expect(bench.view.center.x == 250)
    #expect(bench.presentedX == 50)
    #expect(bench.log.take() == [])
    await bench.stage.settle()
    #expect(bench.log.take() == ["completion(true)"])
  }

  @Test(.rule("R147"))
  func `The short form begins and ends slowly`() async throws {
    let bench = try await AnimationStage()
    bench.animate(1) { bench.view.center.x = 250 }
    await bench.stage.turn()
    await bench.stage.advance(by: 0.1)
    // With ease-in, the progress at a tenth of the duration is less than a tenth.
    #expect(bench.presentedX < 70)
    await bench.stage.settle()
  }

  @Test(.rule("T117"))
  func `Removing the animations ends them immediately, unfinished`() async throws {
    let bench = try await AnimationStage()
    bench.animate(1) { bench.view.center.x = 250 }
    await bench.stage.advance(by: 0.3)
    bench.view.layer.removeAllAnimations()
    await bench.stage.turn()
    #expect(bench.log.take() == ["completion(false)"])
    #expect(bench.presentedX == 250)
  }

  @Test(.rule("T117"))
  func `Leaving the window ends them, unfinished`() async throws {
    let bench = try await AnimationStage()
    bench.animate(1) { bench.view.center.x = 250 }
    await bench.stage.advance(by: 0.3)
    bench.view.removeFromSuperview()
    await bench.stage.turn()
    #expect(bench.log.take() == ["completion(false)"])
  }

  @Test(.rule("T111"))
  func `A second fade starts from the model's value`() async throws {
    let bench = try await AnimationStage()
    bench.animate(1) { bench.view.alpha = 0 }
    await bench.stage.advance(by: 0.5)
    bench.animate(1) { bench.view.alpha = 1 }
    await bench.stage.turn()
    #expect(bench.presentedAlpha < 0.2)
    await bench.stage.settle()
    #expect(bench.presentedAlpha == 1)
  }

  @Test(.rule("T111", "R150"))
  func `With beginFromCurrentState, an animation starts from the values on screen`() async throws {
    let bench = try await AnimationStage()
    bench.animate(1) { bench.view.alpha = 0 }
    await bench.stage.advance(by: 0.5)
    bench.animate(1, options: .beginFromCurrentState) { bench.view.alpha = 1 }
    await bench.stage.turn()
    #expect(bench.presentedAlpha > 0.3)
    #expect(bench.presentedAlpha < 0.9)
    await bench.stage.settle()
  }

  @Test(.rule("T109"))
  func `Movements add up, so that a reversal does not jump`() async throws {
    let bench = try await AnimationStage()
    bench.animate(1) { bench.view.center.x = 250 }
    await bench.stage.advance(by: 0.5)
    bench.animate(1) { bench.view.center.x = 50 }
    await bench.stage.turn()
    #expect(bench.presentedX > 100)
    await bench.stage.settle()
    #expect(bench.presentedX == 50)
  }

  @Test(.rule("T109"))
  func `Frame, bounds, transform, alpha, color and corner radius animate`() async throws {
    let bench = try await AnimationStage()
    let changes: [(UIView) -> Void] = [
      { $0.frame.size.width = 200 }, { $0.bounds.size.height = 10 }, { $0.center.y = 0 },
      { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }, { $0.alpha = 0.5 },
      { $0.backgroundColor = .red },
      { $0.layer.cornerRadius = 10 },
    ]
    for change in changes {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.backgroundColor = .green
      bench.root.view.addSubview(view)
      await bench.stage.turn()
      bench.animate(0.1) { change(view) }
      #expect(view.layer.animationKeys()?.isEmpty == false)
      await bench.stage.settle()
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test(.rule("T109"))
  func `Border and z position do not`() async throws {
    let bench = try await AnimationStage()
    bench.animate(0.1) {
      bench.view.layer.borderWidth = 2
      bench.view.layer.zPosition = 3
    }
    #expect(bench.view.layer.animationKeys() == nil)
    await bench.stage.settle()
  }

  @Test(.rule("T109"))
  func `Changes outside of a block do not animate`() async throws {
    let bench = try await AnimationStage()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    bench.view.center.x = 250
    CATransaction.commit()
    #expect(bench.view.layer.animationKeys() == nil)
    #expect(bench.presentedX == 250)
  }

  // MARK: - Nesting

  @Test(.rule("R149", "T119"))
  func `An inner block takes the outer one's duration`() async throws {
    let bench = try await AnimationStage()
    bench.animate(2, named: "outer ") {
      bench.view.center.x = 250
      bench.animate(0.1, named: "inner ") { bench.view.alpha = 0.5 }
    }
    await bench.stage.advance(by: 1)
    #expect(bench.presentedAlpha > 0.5)
    #expect(bench.log.take() == [])
    await bench.stage.settle()
    #expect(Set(bench.log.take()) == ["outer completion(true)", "inner completion(true)"])
  }

  @Test(.rule("R149", "T119"))
  func `Unless it overrides the inherited duration`() async throws {
    let bench = try await AnimationStage()
    bench.animate(2, named: "outer ") {
      bench.view.center.x = 250
      bench.animate(0.1, options: .overrideInheritedDuration, named: "inner ") { bench.view.alpha = 0.5 }
    }
    await bench.stage.advance(by: 1)
    #expect(bench.presentedAlpha == 0.5)
    #expect(bench.log.take() == ["inner completion(true)"])
    await bench.stage.settle()
    #expect(bench.log.take() == ["outer completion(true)"])
  }

  @Test(.rule("R155"))
  func `The inherited duration is available inside a block only`() async throws {
    let bench = try await AnimationStage()
    #expect(UIView.inheritedAnimationDuration == 0)
    var inside: TimeInterval = 0
    bench.animate(0.7) { inside = UIView.inheritedAnimationDuration }
    #expect(inside == 0.7)
    #expect(UIView.inheritedAnimationDuration == 0)
    await bench.stage.settle()
  }

  @Test(.rule("R143"))
  func `Layout inside a block is animated`() async throws {
    let bench = try await AnimationStage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    inner.autoresizingMask = .flexibleWidth
    bench.view.addSubview(inner)
    await bench.stage.turn()
    bench.animate(1) {
      bench.view.frame.size.width = 200
      bench.view.layoutIfNeeded()
    }
    await bench.stage.advance(by: 0.5)
    let width = try #require(inner.layer.presentation()).bounds.width
    #expect(inner.bounds.width == 200)
    #expect(width > 100)
    #expect(width < 200)
    await bench.stage.settle()
  }

  // MARK: - Switching Off

  @Test(.rule("R153"))
  func `With animations disabled changes are immediate, running ones go on`() async throws {
    let bench = try await AnimationStage()
    defer { UIView.setAnimationsEnabled(true) }
    bench.animate(1) { bench.view.alpha = 0 }
    await bench.stage.turn()
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    bench.animate(1) { bench.view.center.x = 250 }
    #expect(bench.presentedX == 250)
    await bench.stage.advance(by: 0.5)
    #expect(bench.presentedAlpha > 0)
    #expect(bench.presentedAlpha < 1)
  }

  @Test(.rule("R154"), arguments: [true, false])
  func `performWithoutAnimation runs immediately and restores the previous setting`(wasEnabled: Bool) async throws {
    let stage = try await Stage.open()
    defer { UIView.setAnimationsEnabled(true) }
    UIView.setAnimationsEnabled(wasEnabled)
    var isEnabledInside: Bool?
    UIView.performWithoutAnimation { isEnabledInside = UIView.areAnimationsEnabled }
    #expect(isEnabledInside == false)
    #expect(UIView.areAnimationsEnabled == wasEnabled)
    _ = stage
  }

  @Test(.rule("R154"))
  func `Inside an animation block it keeps changes from animating`() async throws {
    let bench = try await AnimationStage()
    bench.animate(1) {
      bench.view.alpha = 0.5
      UIView.performWithoutAnimation { bench.view.center.x = 250 }
    }
    #expect(bench.presentedX == 250)
    await bench.stage.settle()
  }

  // MARK: - Repeating

  @Test(.rule("R151"))
  func `A repeating animation that autoreverses does not end`() async throws {
    let bench = try await AnimationStage()
    bench.animate(0.2, options: [.repeat, .autoreverse]) { bench.view.center.x = 250 }
    await bench.stage.advance(by: 1.1)
    #expect(bench.log.take() == [])
    #expect(bench.view.layer.animationKeys()?.isEmpty == false)
    bench.view.layer.removeAllAnimations()
    await bench.stage.turn()
    #expect(bench.log.take() == ["completion(false)"])
  }

  // MARK: - Memory

  @Test(.rule("R146"))
  func `A finished animation retains nothing`() async throws {
    final class Token {}
    let bench = try await AnimationStage()
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      bench.animate(0.1) {
        bench.view.alpha = 0.5
        _ = captured
      }
    }
    await bench.stage.settle()
    #expect(token == nil)
  }
}
