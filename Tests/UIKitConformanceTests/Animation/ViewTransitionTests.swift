import Testing
import UIKit

/// `UIView.transition(with:)`, `UIView.transition(from:to:)` and key frames.
@MainActor
struct ViewTransitionTests {
  private func transition(
    _ bench: AnimationStage, from old: UIView, to new: UIView, options: UIView.AnimationOptions
  ) {
    UIView.transition(from: old, to: new, duration: 0.3, options: options) { [log = bench.log] finished in
      log.note("completion(\(finished))")
    }
  }

  @Test(.rule("R157"))
  func `The new view replaces the old one in its superview`() async throws {
    let bench = try await AnimationStage()
    let new = UIView(frame: bench.view.frame)
    transition(bench, from: bench.view, to: new, options: .transitionCrossDissolve)
    #expect(new.superview === bench.root.view)
    await bench.stage.settle()
    #expect(bench.view.superview == nil)
    #expect(new.superview === bench.root.view)
    #expect(bench.log.take() == ["completion(true)"])
  }

  @Test(.rule("R157"))
  func `With showHideTransitionViews views are hidden and shown instead`() async throws {
    let bench = try await AnimationStage()
    let new = UIView(frame: bench.view.frame)
    new.isHidden = true
    bench.root.view.addSubview(new)
    transition(
      bench, from: bench.view, to: new, options: [.transitionFlipFromLeft, .showHideTransitionViews])
    await bench.stage.settle()
    #expect(bench.view.superview === bench.root.view)
    #expect(bench.view.isHidden)
    #expect(!new.isHidden)
  }

  @Test(.rule("R1349"))
  func `Deleted views are removed when the animation is complete`() async throws {
    let bench = try await AnimationStage()
    let other = UIView()
    bench.root.view.addSubview(other)
    UIView.perform(.delete, on: [bench.view, other], animations: { bench.root.view.backgroundColor = .red }) {
      [log = bench.log, view = bench.view] finished in
      log.note("completion(\(finished)) \(view.superview == nil ? "removed" : "present")")
    }
    #expect(bench.view.superview === bench.root.view)
    await bench.stage.settle()
    #expect(bench.view.superview == nil && other.superview == nil)
    #expect(bench.root.view.backgroundColor == .red)
    #expect(bench.log.take() == ["completion(true) removed"])
  }

  @Test(.rule("R158"))
  func `It changes no relations between controllers`() async throws {
    let bench = try await AnimationStage()
    let log = CallbackLog(.containment)
    let child = RecordingViewController("c", log)
    bench.root.embed(child)
    await bench.stage.turn()
    _ = log.take()
    transition(bench, from: child.view, to: UIView(), options: .transitionCrossDissolve)
    await bench.stage.settle()
    #expect(child.parent === bench.root)
    #expect(log.take() == [])
  }

  @Test(.rule("R156"))
  func `The changes of a transition happen immediately and its end is reported`() async throws {
    let bench = try await AnimationStage()
    let inner = UIView()
    let start = {
      UIView.transition(with: bench.view, duration: 0.3, options: .transitionCrossDissolve) {
        bench.view.addSubview(inner)
      } completion: {
        bench.log.note("completion(\($0))")
      }
    }
    start()
    #expect(inner.superview === bench.view)
    #expect(bench.log.take() == [])
    await bench.stage.settle()
    #expect(bench.log.take() == ["completion(true)"])
  }

  @Test(.rule("R156"))
  func `Other changes in it do not animate unless allowed`() async throws {
    let bench = try await AnimationStage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    bench.view.addSubview(inner)
    await bench.stage.turn()
    func start(_ options: UIView.AnimationOptions, x: CGFloat) {
      UIView.transition(
        with: bench.view, duration: 0.3, options: options.union(.transitionCrossDissolve),
        animations: { inner.center.x = x }, completion: nil)
    }
    start([], x: 80)
    #expect(inner.layer.animationKeys() == nil)
    await bench.stage.settle()
    start(.allowAnimatedContent, x: 20)
    #expect(inner.layer.animationKeys()?.isEmpty == false)
    await bench.stage.settle()
  }

  // MARK: - Key Frames

  private func keyframes(_ bench: AnimationStage, _ animations: @escaping () -> Void) {
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: .calculationModeLinear, animations: animations)
  }

  @Test(.rule("R159"))
  func `Start and duration of key frames are fractions of the whole`() async throws {
    let bench = try await AnimationStage()
    keyframes(bench) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { bench.view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { bench.view.center.x = 250 }
    }
    #expect(bench.view.center.x == 250)
    await bench.stage.turn()
    await bench.stage.advance(by: 0.5)
    // Between the two key frames, the value is constant.
    #expect(abs(bench.presentedX - 150) < 1)
    await bench.stage.settle()
    #expect(bench.presentedX == 250)
  }

  @Test(.rule("R159"))
  func `Without key frames it is a plain animation`() async throws {
    let bench = try await AnimationStage()
    keyframes(bench) { bench.view.center.x = 250 }
    await bench.stage.turn()
    await bench.stage.advance(by: 0.5)
    #expect(bench.presentedX > 50)
    #expect(bench.presentedX < 250)
    await bench.stage.settle()
  }
}
