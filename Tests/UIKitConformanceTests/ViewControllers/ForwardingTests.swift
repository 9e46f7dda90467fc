import Testing
import UIKit

/// The callbacks of the children of a container with automatic forwarding.
@MainActor
struct ForwardingTests {
  let log = CallbackLog()
  let parent: RecordingViewController
  let child: RecordingViewController

  init() {
    parent = RecordingViewController("P", log)
    child = RecordingViewController("c", log)
  }

  private func openStage() async throws -> Stage {
    let stage = try await Stage.open()
    await stage.show(parent)
    _ = log.take()
    return stage
  }

  // MARK: - The Parent Is on Screen

  @Test(.rule("T19", "R049"))
  func `A child added on screen will appear immediately and did appear after the commit`()
    async throws
  {
    let stage = try await openStage()
    parent.embed(child)
    #expect(
      log.take() == [
        "c.willMove(P)", "c.loadView()", "c.viewDidLoad()", "c.viewWillAppear(false)", "c.didMove(P)",
      ])
    await stage.turn()
    #expect(log.take() == ["c.viewDidAppear(false)"])
  }

  @Test(.rule("T19"))
  func `Its layout occurs between viewIsAppearing and viewDidAppear`() async throws {
    let log = CallbackLog(.appearance, .layout, [.viewIsAppearing])
    let child = RecordingViewController("c", log)
    let stage = try await openStage()
    parent.embed(child)
    await stage.turn()
    #expect(
      log.takeFirstLayouts() == [
        "c.viewWillAppear(false)", "c.viewIsAppearing(false)", "c.viewWillLayoutSubviews()",
        "c.viewDidLayoutSubviews()", "c.viewDidAppear(false)",
      ])
  }

  @Test(.rule("R049"))
  func `A child removed on screen will disappear immediately and did disappear after the commit`()
    async throws
  {
    let stage = try await openStage()
    parent.embed(child)
    await stage.turn()
    _ = log.take()
    child.unembed()
    #expect(log.take() == ["c.willMove(nil)", "c.viewWillDisappear(false)", "c.didMove(nil)"])
    await stage.turn()
    #expect(log.take() == ["c.viewDidDisappear(false)"])
  }

  @Test(.rule("T19"))
  func `A child that is added without its view receives no appearance callbacks`() async throws {
    let stage = try await openStage()
    parent.addChild(child)
    child.didMove(toParent: parent)
    await stage.turn()
    #expect(log.take() == ["c.willMove(P)", "c.didMove(P)"])
  }

  @Test(.rule("T27"))
  func `A view that is added before didMove or after it appears once`() async throws {
    let stage = try await openStage()
    parent.addChild(child)
    child.didMove(toParent: parent)
    parent.view.addSubview(child.view)
    await stage.turn()
    #expect(
      log.take().filter { $0.contains("Appear") } == ["c.viewWillAppear(false)", "c.viewDidAppear(false)"])
    child.willMove(toParent: nil)
    child.removeFromParent()
    child.view.removeFromSuperview()
    await stage.turn()
    #expect(
      log.take().filter { $0.contains("Disappear") } == [
        "c.viewWillDisappear(false)", "c.viewDidDisappear(false)",
      ])
  }

  @Test(.rule("T33"))
  func `Moving the view inside its window sends no callbacks`() async throws {
    let stage = try await openStage()
    let (left, right) = (UIView(), UIView())
    parent.view.addSubview(left)
    parent.view.addSubview(right)
    parent.addChild(child)
    left.addSubview(child.view)
    child.didMove(toParent: parent)
    await stage.turn()
    _ = log.take()
    right.addSubview(child.view)
    await stage.turn()
    #expect(log.take() == [])
    #expect(child.view.superview === right)
  }

  @Test(.rule("T33"))
  func `Moving the view to another window is a disappearance and an appearance`() async throws {
    let stage = try await openStage()
    let other = UIViewController()
    await stage.show(other)
    let loose = RecordingViewController("x", log)
    parent.view.addSubview(loose.view)
    await stage.turn()
    _ = log.take()
    other.view.addSubview(loose.view)
    await stage.turn()
    let trace = log.take()
    #expect(
      trace.filter { $0.contains("Will") } == ["x.viewWillDisappear(false)", "x.viewWillAppear(false)"])
    #expect(trace.last == "x.viewDidAppear(false)")
  }

  @Test(.rule("R053"))
  func `isMovingToParent and isMovingFromParent are true in the callbacks of the move only`()
    async throws
  {
    let log = CallbackLog(.appearance)
    let child = RecordingViewController("c", log)
    child.annotation = { "to: \($0.isMovingToParent) from: \($0.isMovingFromParent)" }
    let stage = try await openStage()
    parent.embed(child)
    await stage.turn()
    #expect(
      log.take() == [
        "c.viewWillAppear(false) to: true from: false", "c.viewDidAppear(false) to: true from: false",
      ])
    #expect(!child.isMovingToParent)
    child.unembed()
    await stage.turn()
    #expect(
      log.take() == [
        "c.viewWillDisappear(false) to: false from: true", "c.viewDidDisappear(false) to: false from: true",
      ])
    #expect(!child.isMovingFromParent)
  }

  @Test(.rule("R1311"))
  func `A child that the container removes with begin and end is moving from its parent in both callbacks`()
    async throws
  {
    let log = CallbackLog(.appearance)
    let child = RecordingViewController("c", log)
    child.annotation = { "from: \($0.isMovingFromParent)" }
    let stage = try await openStage()
    parent.embed(child)
    await stage.turn()
    _ = log.take()
    child.willMove(toParent: nil)
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    child.removeFromParent()
    #expect(log.take() == ["c.viewWillDisappear(false) from: true", "c.viewDidDisappear(false) from: true"])
    await stage.turn()
    #expect(log.take() == [])
  }

  @Test(.rule("R053"))
  func `Neither flag is set when child and parent appear or disappear together`() async throws {
    let stage = try await openStage()
    let log = CallbackLog(.appearance)
    let child = RecordingViewController("c", log)
    parent.embed(child)
    await stage.turn()
    child.annotation = { "to: \($0.isMovingToParent) from: \($0.isMovingFromParent)" }
    _ = log.take()
    parent.view.window?.isHidden = true
    await stage.turn()
    #expect(
      log.take() == [
        "c.viewWillDisappear(false) to: false from: false", "c.viewDidDisappear(false) to: false from: false",
      ])
  }

  // MARK: - The Parent Is Not on Screen

  @Test(.rule("R050", "T21"))
  func `A child added before receives no appearance callbacks until the parent appears`() async throws {
    parent.embed(child)
    #expect(!log.take().contains { $0.contains("Appear") })
    let stage = try await Stage.open()
    await stage.show(parent)
    // The order between the callbacks of the parent and of the child is not established.
    let trace = log.take()
    #expect(trace.filter { $0.hasPrefix("c.") } == ["c.viewWillAppear(false)", "c.viewDidAppear(false)"])
    #expect(trace.filter { $0.hasPrefix("P.") } == ["P.viewWillAppear(false)", "P.viewDidAppear(false)"])
  }

  @Test(.rule("T21"))
  func `A child added while the parent is appearing appears with it, once`() async throws {
    parent.on(.viewWillAppear) { [parent, child] in parent.embed(child) }
    let stage = try await Stage.open()
    await stage.show(parent)
    let trace = log.take().filter { $0.hasPrefix("c.view") }
    #expect(trace == ["c.viewDidLoad()", "c.viewWillAppear(false)", "c.viewDidAppear(false)"])
  }

  @Test(.rule("T15", "R045"))
  func `A child added in viewDidLoad receives all callbacks with its parent`() async throws {
    let log = CallbackLog(.lifeCycle, .layout)
    let child = RecordingViewController("c", log)
    parent.on(.viewDidLoad) { [parent] in parent.embed(child) }
    let stage = try await Stage.open()
    await stage.show(parent)
    #expect(
      log.takeFirstLayouts() == [
        "c.willMove(P)", "c.loadView()", "c.viewDidLoad()", "c.didMove(P)", "c.viewWillAppear(false)",
        "c.viewWillLayoutSubviews()", "c.viewDidLayoutSubviews()", "c.viewDidAppear(false)",
      ])
  }

  @Test(.rule("M9", "R045"))
  func `The parent's own callback precedes its children's`() async throws {
    parent.embed(child)
    _ = log.take()
    let stage = try await Stage.open()
    let window = await stage.show(parent)
    #expect(
      log.take().filter { $0.contains("WillAppear") } == [
        "P.viewWillAppear(false)", "c.viewWillAppear(false)",
      ])
    window.isHidden = true
    await stage.turn()
    #expect(
      log.take().filter { $0.contains("WillDisappear") } == [
        "P.viewWillDisappear(false)", "c.viewWillDisappear(false)",
      ])
  }

  @Test(.rule("R045"))
  func `Grandchildren receive the callbacks as well`() async throws {
    let grandchild = RecordingViewController("g", log)
    parent.embed(child)
    child.embed(grandchild)
    _ = log.take()
    let stage = try await Stage.open()
    await stage.show(parent)
    #expect(
      log.take().filter { $0.hasPrefix("g.") } == ["g.viewWillAppear(false)", "g.viewDidAppear(false)"])
  }

  @Test(.rule("R045"))
  func `A child whose view is elsewhere receives no appearance callbacks`() async throws {
    parent.addChild(child)
    child.loadViewIfNeeded()
    _ = log.take()
    let stage = try await Stage.open()
    await stage.show(parent)
    #expect(!log.take().contains { $0.hasPrefix("c.") })
  }

  @Test(.rule("R044"))
  func `Forwarding is on by default`() {
    #expect(UIViewController().shouldAutomaticallyForwardAppearanceMethods)
  }

  // MARK: - Views Without Containment

  @Test(.rule("T25"))
  func `A view without containment appears with the window that it is in`() async throws {
    let loose = RecordingViewController("x", log)
    parent.view.addSubview(loose.view)
    _ = log.take()
    let stage = try await Stage.open()
    await stage.show(parent)
    #expect(
      log.take().filter { $0.hasPrefix("x.") } == ["x.viewWillAppear(false)", "x.viewDidAppear(false)"])
  }

  @Test(.rule("R025", "R049"))
  func `A view without containment receives appearance callbacks`() async throws {
    let stage = try await openStage()
    let loose = RecordingViewController("x", log)
    parent.view.addSubview(loose.view)
    await stage.turn()
    loose.view.removeFromSuperview()
    await stage.turn()
    #expect(
      log.take() == [
        "x.loadView()", "x.viewDidLoad()", "x.viewWillAppear(false)", "x.viewDidAppear(false)",
        "x.viewWillDisappear(false)", "x.viewDidDisappear(false)",
      ])
  }
}
