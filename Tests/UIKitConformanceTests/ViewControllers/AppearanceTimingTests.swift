import Testing
import UIKit

/// Changes during callbacks, in hidden windows, and repeated changes within one turn.
@MainActor
struct AppearanceTimingTests {
  let log = CallbackLog(.appearance)
  let parent: RecordingViewController
  let child: RecordingViewController

  init() {
    parent = RecordingViewController("P", log)
    child = RecordingViewController("c", log)
  }

  // MARK: - From Inside Callbacks

  @Test(.rule("R049"))
  func `A child added in the parent's viewDidAppear receives its own appearance callbacks`() async throws {
    parent.on(.viewDidAppear) { [parent, child] in parent.embed(child) }
    let stage = try await Stage.open()
    await stage.show(parent)
    await stage.turn()
    #expect(
      log.take() == [
        "P.viewWillAppear(false)", "P.viewDidAppear(false)", "c.viewWillAppear(false)",
        "c.viewDidAppear(false)",
      ])
  }

  @Test(.rule("T19", "R049"))
  func `A child added while the parent lays out appears once`() async throws {
    var isAdded = false
    parent.on(.viewDidLayoutSubviews) { [parent, child] in
      guard !isAdded else { return }
      isAdded = true
      parent.embed(child)
    }
    let stage = try await Stage.open()
    await stage.show(parent)
    await stage.turn()
    let trace = log.take()
    #expect(trace.filter { $0.hasPrefix("c") } == ["c.viewWillAppear(false)", "c.viewDidAppear(false)"])
    #expect(trace.filter { $0.hasPrefix("P") } == ["P.viewWillAppear(false)", "P.viewDidAppear(false)"])
  }

  @Test(.rule("R049"))
  func `A child that removes itself in its viewDidAppear disappears`() async throws {
    let stage = try await Stage.open()
    await stage.show(parent)
    _ = log.take()
    child.on(.viewDidAppear) { [child] in child.unembed() }
    parent.embed(child)
    await stage.turn()
    await stage.turn()
    #expect(
      log.take() == [
        "c.viewWillAppear(false)", "c.viewDidAppear(false)", "c.viewWillDisappear(false)",
        "c.viewDidDisappear(false)",
      ])
    #expect(parent.children.isEmpty)
  }

  @Test(.rule("R049"))
  func `One child may replace another in its viewDidAppear`() async throws {
    let next = RecordingViewController("n", log)
    let stage = try await Stage.open()
    await stage.show(parent)
    _ = log.take()
    child.on(.viewDidAppear) { [parent, child] in
      child.unembed()
      parent.embed(next)
    }
    parent.embed(child)
    await stage.turn()
    await stage.turn()
    let trace = log.take()
    #expect(
      trace.filter { $0.hasPrefix("c") } == [
        "c.viewWillAppear(false)", "c.viewDidAppear(false)", "c.viewWillDisappear(false)",
        "c.viewDidDisappear(false)",
      ])
    #expect(trace.filter { $0.hasPrefix("n") } == ["n.viewWillAppear(false)", "n.viewDidAppear(false)"])
  }

  @Test(.rule("R231"))
  func `The root may be replaced in its own viewDidAppear`() async throws {
    let next = RecordingViewController("n", log)
    let stage = try await Stage.open()
    parent.on(.viewDidAppear) { [parent] in parent.view.window?.rootViewController = next }
    let window = await stage.show(parent)
    await stage.turn()
    #expect(window.rootViewController === next)
    let trace = log.take()
    #expect(
      trace.filter { $0.hasPrefix("P") } == [
        "P.viewWillAppear(false)", "P.viewDidAppear(false)", "P.viewWillDisappear(false)",
        "P.viewDidDisappear(false)",
      ])
    #expect(trace.filter { $0.hasPrefix("n") } == ["n.viewWillAppear(false)", "n.viewDidAppear(false)"])
  }

  // MARK: - Within One Turn

  /// If the opposite callback comes first, sources disagree on whether the pending `did` callback is sent.
  @Test(.rule("R043", "M1"))
  func `Added and removed in one update cycle, a child ends disappeared`() async throws {
    let stage = try await Stage.open()
    await stage.show(parent)
    _ = log.take()
    parent.embed(child)
    child.unembed()
    await stage.turn()
    let trace = log.take()
    #expect(trace.prefix(2) == ["c.viewWillAppear(false)", "c.viewWillDisappear(false)"])
    #expect(trace.last == "c.viewDidDisappear(false)")
    #expect(!trace.contains("c.viewDidAppear(false)") || trace.count == 4)
  }

  @Test(.rule("R043", "M1"))
  func `Removed and added again in one update cycle, it ends appeared`() async throws {
    let stage = try await Stage.open()
    await stage.show(parent)
    parent.embed(child)
    await stage.turn()
    _ = log.take()
    child.unembed()
    parent.embed(child)
    await stage.turn()
    let trace = log.take()
    #expect(trace.prefix(2) == ["c.viewWillDisappear(false)", "c.viewWillAppear(false)"])
    #expect(trace.last == "c.viewDidAppear(false)")
  }

  // MARK: - Hidden Windows

  @Test(.rule("R050"))
  func `A child added in a hidden window waits until the window is shown`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(parent)
    window.isHidden = true
    await stage.turn()
    _ = log.take()
    parent.embed(child)
    await stage.turn()
    #expect(log.take() == [])
    window.isHidden = false
    await stage.turn()
    let trace = log.take()
    #expect(trace.filter { $0.hasPrefix("c") } == ["c.viewWillAppear(false)", "c.viewDidAppear(false)"])
    #expect(trace.filter { $0.hasPrefix("P") } == ["P.viewWillAppear(false)", "P.viewDidAppear(false)"])
  }

  @Test(.rule("R050"))
  func `A child removed in a hidden window receives no callbacks`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(parent)
    parent.embed(child)
    await stage.turn()
    window.isHidden = true
    await stage.turn()
    _ = log.take()
    child.unembed()
    await stage.turn()
    window.isHidden = false
    await stage.turn()
    #expect(log.take() == ["P.viewWillAppear(false)", "P.viewDidAppear(false)"])
  }

  @Test(.rule("R231"))
  func `A root replaced in a hidden window leaves both alone`() async throws {
    let next = RecordingViewController("n", log)
    let stage = try await Stage.open()
    let window = await stage.show(parent)
    window.isHidden = true
    await stage.turn()
    _ = log.take()
    window.rootViewController = next
    await stage.turn()
    #expect(log.take() == [])
    window.isHidden = false
    await stage.turn()
    #expect(log.take() == ["n.viewWillAppear(false)", "n.viewDidAppear(false)"])
  }

  // MARK: - Several Levels

  @Test(.rule("R045", "R046"))
  func `A container that forwards appearance itself receives callbacks, and its children do not`() async throws {
    let middle = ManualViewController("m", log)
    middle.embed(child)
    parent.embed(middle)
    let stage = try await Stage.open()
    await stage.show(parent)
    #expect(
      log.take() == [
        "P.viewWillAppear(false)", "m.viewWillAppear(false)", "P.viewDidAppear(false)",
        "m.viewDidAppear(false)",
      ])
  }

  @Test(.rule("R049", "R045"))
  func `A tree that is added on screen appears as a whole`() async throws {
    let grandchild = RecordingViewController("g", log)
    child.embed(grandchild)
    let stage = try await Stage.open()
    await stage.show(parent)
    _ = log.take()
    parent.embed(child)
    #expect(log.take() == ["c.viewWillAppear(false)", "g.viewWillAppear(false)"])
    await stage.turn()
    #expect(Set(log.take()) == ["c.viewDidAppear(false)", "g.viewDidAppear(false)"])
    child.unembed()
    #expect(log.take() == ["c.viewWillDisappear(false)", "g.viewWillDisappear(false)"])
    await stage.turn()
    #expect(Set(log.take()) == ["c.viewDidDisappear(false)", "g.viewDidDisappear(false)"])
  }

  @Test(.rule("R049"))
  func `A plain view between parent and child makes no difference`() async throws {
    let wrapper = UIView()
    let stage = try await Stage.open()
    await stage.show(parent)
    _ = log.take()
    parent.addChild(child)
    wrapper.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(log.take() == [])
    parent.view.addSubview(wrapper)
    await stage.turn()
    #expect(log.take() == ["c.viewWillAppear(false)", "c.viewDidAppear(false)"])
    wrapper.removeFromSuperview()
    await stage.turn()
    #expect(log.take() == ["c.viewWillDisappear(false)", "c.viewDidDisappear(false)"])
  }

  @Test(.rule("R049"))
  func `Hiding the child's view is no disappearance`() async throws {
    let stage = try await Stage.open()
    await stage.show(parent)
    parent.embed(child)
    await stage.turn()
    _ = log.take()
    child.view.isHidden = true
    child.view.alpha = 0
    await stage.turn()
    #expect(log.take() == [])
  }

  // MARK: - Begin and End

  @Test(.rule("R052", "R043"))
  func `A disappearance that is cancelled ends with viewDidAppear`() {
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    _ = log.take()
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(log.take() == ["c.viewWillDisappear(true)", "c.viewWillAppear(true)", "c.viewDidAppear(true)"])
  }

  @Test(.rule("R047", "R051"))
  func `A begin and an end on screen suppress the window's callbacks`() async throws {
    let stage = try await Stage.open()
    await stage.show(parent)
    _ = log.take()
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(child.view)
    await stage.turn()
    #expect(log.take() == ["c.viewWillAppear(true)"])
    child.endAppearanceTransition()
    child.didMove(toParent: parent)
    await stage.turn()
    #expect(log.take() == ["c.viewDidAppear(true)"])
    child.willMove(toParent: nil)
    child.beginAppearanceTransition(false, animated: true)
    child.view.removeFromSuperview()
    await stage.turn()
    #expect(log.take() == ["c.viewWillDisappear(true)"])
    child.endAppearanceTransition()
    child.removeFromParent()
    await stage.turn()
    #expect(log.take() == ["c.viewDidDisappear(true)"])
  }

  // MARK: - Traits

  @Test(.rule("T01"))
  func `A plain launch changes no traits and moves no controller`() async throws {
    let log = CallbackLog(.containment, [.traitCollectionDidChange])
    let root = RecordingViewController("A", log)
    let stage = try await Stage.open()
    await stage.show(root)
    #expect(log.take().filter { $0.hasPrefix("A.") && !$0.hasPrefix("A.view") } == [])
  }

  @Test(.rule("R213"))
  func `A child without a view has its parent's traits`() async throws {
    let stage = try await Stage.open()
    await stage.show(parent)
    parent.overrideUserInterfaceStyle = .dark
    parent.addChild(child)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(!child.isViewLoaded)
  }
}
