import Testing
import UIKit

/// `transition(from:to:duration:options:animations:completion:)`.
@MainActor
struct TransitionFromToTests {
  let log = CallbackLog()
  let parent: RecordingViewController
  let old: RecordingViewController
  let new: RecordingViewController

  init() {
    parent = RecordingViewController("P", log)
    old = RecordingViewController("1", log)
    new = RecordingViewController("2", log)
  }

  private func openStage() async throws -> Stage {
    let stage = try await Stage.open()
    await stage.show(parent)
    parent.embed(old)
    await stage.turn()
    _ = log.take()
    return stage
  }

  /// The method itself, without the callbacks of a container.
  private func transition(
    to new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    // The block must change a property, because the end of an empty animation is not established.
    let fade = { new.view.alpha = 0.9 }
    parent.transition(
      from: old, to: new, duration: duration, options: options, animations: animations ?? fade,
      completion: completion)
  }

  /// Swaps two children as described in Apple's guide to containers.
  private func swap(duration: TimeInterval, options: UIView.AnimationOptions = []) {
    parent.addChild(new)
    old.willMove(toParent: nil)
    transition(
      to: new, duration: duration, options: options,
      completion: { [log, parent, old, new] finished in
        log.note("completion(\(finished))")
        new.didMove(toParent: parent)
        old.removeFromParent()
      })
  }

  @Test(
    .rule("T53", "R033"),
    arguments: [.transitionFlipFromLeft, .transitionCrossDissolve, []] as [UIView.AnimationOptions])
  func `Both children receive their callbacks: wills immediately, dids after the animation, then the completion`(
    options: UIView.AnimationOptions
  ) async throws {
    let stage = try await openStage()
    swap(duration: 0.4, options: options)
    #expect(
      log.take() == [
        "2.willMove(P)", "1.willMove(nil)", "2.loadView()", "2.viewDidLoad()", "1.viewWillDisappear(true)",
        "2.viewWillAppear(true)",
      ])
    await stage.turn()
    #expect(log.take() == [])
    await stage.settle()
    #expect(
      log.take() == [
        "2.viewDidAppear(true)", "1.viewDidDisappear(true)", "completion(true)", "2.didMove(P)",
        "1.didMove(nil)",
      ])
  }

  @Test(.rule("T53", "R036"))
  func `The new view is laid out before the animation`() async throws {
    let log = CallbackLog(.layout, .appearance, [.viewIsAppearing])
    let new = RecordingViewController("2", log)
    let stage = try await openStage()
    parent.addChild(new)
    transition(to: new, duration: 0.4, options: .transitionFlipFromLeft)
    await stage.turn()
    #expect(
      log.takeFirstLayouts() == [
        "2.viewWillAppear(true)", "2.viewIsAppearing(true)", "2.viewWillLayoutSubviews()",
        "2.viewDidLayoutSubviews()",
      ])
    await stage.settle()
  }

  @Test(.rule("R028", "R029", "T55"))
  func `The new view is added over the old one, which is removed at the end`() async throws {
    let stage = try await openStage()
    swap(duration: 0.4)
    #expect(parent.view.subviews == [old.view, new.view])
    await stage.settle()
    #expect(parent.view.subviews == [new.view])
  }

  @Test(.rule("R028"))
  func `The animations run inside the call, after the new view was added`() async throws {
    let stage = try await openStage()
    parent.addChild(new)
    var superview: UIView?
    transition(to: new, duration: 0.4) { [new] in superview = new.view.superview }
    #expect(superview === parent.view)
    await stage.settle()
  }

  @Test(.rule("R030", "R033", "T55"))
  func `A duration of zero completes without an animation`() async throws {
    let stage = try await openStage()
    swap(duration: 0)
    await stage.settle()
    #expect(
      log.take() == [
        "2.willMove(P)", "1.willMove(nil)", "2.loadView()", "2.viewDidLoad()", "1.viewWillDisappear(false)",
        "2.viewWillAppear(false)", "2.viewDidAppear(false)", "1.viewDidDisappear(false)", "completion(true)",
        "2.didMove(P)", "1.didMove(nil)",
      ])
    #expect(parent.view.subviews == [new.view])
  }

  @Test(.rule("R032"))
  func `It makes no containment calls itself`() async throws {
    let stage = try await openStage()
    parent.addChild(new)
    _ = log.take()
    transition(to: new, duration: 0.1)
    await stage.settle()
    #expect(!log.take().contains { $0.contains("Move") })
    #expect(parent.children == [old, new])
  }

  @Test(.rule("R031"))
  func `The completion receives true when the animation ran to its end`() async throws {
    let stage = try await openStage()
    swap(duration: 0.2)
    await stage.settle()
    #expect(log.take().contains("completion(true)"))
  }

  @Test(.rule("R050"))
  func `Off screen no child appears`() async {
    parent.embed(old)
    _ = log.take()
    parent.addChild(new)
    transition(to: new, duration: 0)
    #expect(!log.take().contains { $0.contains("ppear") })
  }

  @Test(.rule("R029", "T55"))
  func `The new view is added where the old one is, at any depth`() async throws {
    let wrapper = UIView()
    let stage = try await Stage.open()
    await stage.show(parent)
    parent.view.addSubview(wrapper)
    parent.addChild(old)
    wrapper.addSubview(old.view)
    old.didMove(toParent: parent)
    await stage.turn()
    swap(duration: 0.2)
    #expect(new.view.superview === wrapper)
    await stage.settle()
    #expect(wrapper.subviews == [new.view])
  }

  @Test(.rule("R033", "M9"))
  func `Children of the two receive the callbacks with them`() async throws {
    let stage = try await openStage()
    let (inOld, inNew) = (RecordingViewController("o", log), RecordingViewController("n", log))
    old.embed(inOld)
    new.embed(inNew)
    await stage.turn()
    _ = log.take()
    swap(duration: 0.2)
    await stage.settle()
    let trace = log.take().filter { $0.contains("ppear") }
    #expect(trace.filter { $0.hasPrefix("o") } == ["o.viewWillDisappear(true)", "o.viewDidDisappear(true)"])
    #expect(trace.filter { $0.hasPrefix("n") } == ["n.viewWillAppear(true)", "n.viewDidAppear(true)"])
  }

  @Test(.rule("R033"))
  func `Nothing is sent a second time when the update cycle ends`() async throws {
    let stage = try await openStage()
    swap(duration: 0.2)
    await stage.settle()
    _ = log.take()
    await stage.turn()
    #expect(log.take() == [])
  }
}
