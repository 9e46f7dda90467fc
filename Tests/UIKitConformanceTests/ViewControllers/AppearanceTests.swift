import Testing
import UIKit

/// The callbacks of a window's root view controller when the window is shown and hidden.
@MainActor
struct AppearanceTests {
  let log = CallbackLog(.loading, .appearance)
  let root: RecordingViewController

  init() { root = RecordingViewController("A", log) }

  // MARK: - Showing

  @Test(.rule("T01", "R036"))
  func `A root that is shown gets each callback in order`() async throws {
    let log = CallbackLog(.lifeCycle, .layout, [.viewIsAppearing])
    let root = RecordingViewController("A", log)
    let stage = try await Stage.open()
    await stage.show(root)
    #expect(
      log.takeFirstLayouts() == [
        "A.loadView()", "A.viewDidLoad()", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
        "A.viewWillLayoutSubviews()", "A.viewDidLayoutSubviews()", "A.viewDidAppear(false)",
      ])
  }

  @Test(.rule("T03"))
  func `Up to viewWillAppear all happens when the window is shown, viewDidAppear after the commit`()
    async throws
  {
    let stage = try await Stage.open()
    let window = stage.makeWindow()
    window.rootViewController = root
    #expect(log.take() == [])
    window.makeKeyAndVisible()
    #expect(log.take() == ["A.loadView()", "A.viewDidLoad()", "A.viewWillAppear(false)"])
    await stage.turn()
    #expect(log.take() == ["A.viewDidAppear(false)"])
  }

  @Test(.rule("T03"))
  func `A hidden window does not load its root`() async throws {
    let stage = try await Stage.open()
    let window = stage.makeWindow()
    window.rootViewController = root
    await stage.turn()
    #expect(!root.isViewLoaded)
  }

  @Test(.rule("R038"))
  func `viewIsAppearing is sent once, also without anything to lay out`() async throws {
    let log = CallbackLog([.viewIsAppearing])
    let root = RecordingViewController("A", log)
    let stage = try await Stage.open()
    let window = await stage.show(root)
    await stage.turn()
    #expect(log.take() == ["A.viewIsAppearing(false)"])
    window.isHidden = true
    await stage.turn()
    #expect(log.take() == [])
    window.isHidden = false
    await stage.turn()
    await stage.turn()
    #expect(log.take() == ["A.viewIsAppearing(false)"])
  }

  @Test(.rule("R038"))
  func `Laying out again does not repeat viewIsAppearing`() async throws {
    let log = CallbackLog([.viewIsAppearing])
    let root = RecordingViewController("A", log)
    let stage = try await Stage.open()
    await stage.show(root)
    _ = log.take()
    root.view.setNeedsLayout()
    root.view.layoutIfNeeded()
    await stage.turn()
    #expect(log.take() == [])
  }

  @Test(.rule("R037"))
  func `In viewIsAppearing the view is in its window and has its size`() async throws {
    let stage = try await Stage.open()
    let log = CallbackLog([.viewIsAppearing])
    let root = RecordingViewController("A", log)
    var (window, size): (UIWindow?, CGSize?)
    root.on(.viewIsAppearing) { [unowned root] in
      window = root.view.window
      size = root.view.bounds.size
    }
    let shown = await stage.show(root)
    #expect(window === shown)
    #expect(size == shown.bounds.size)
  }

  @Test(.rule("R037"))
  func `In viewIsAppearing the traits and the safe area are the window's`() async throws {
    let stage = try await Stage.open()
    var (style, top): (UIUserInterfaceStyle?, CGFloat?)
    root.on(.viewIsAppearing) { [root] in
      style = root.traitCollection.userInterfaceStyle
      top = root.view.safeAreaInsets.top
    }
    let window = stage.makeWindow()
    window.overrideUserInterfaceStyle = .dark
    window.rootViewController = root
    window.makeKeyAndVisible()
    await stage.turn()
    #expect(style == .dark)
    #expect(top == window.safeAreaInsets.top)
  }

  @Test(.rule("R039"))
  func `viewIsAppearing is sent in the same turn as viewWillAppear`() async throws {
    let log = CallbackLog([.viewWillAppear, .viewIsAppearing])
    let root = RecordingViewController("A", log)
    let stage = try await Stage.open()
    let window = stage.makeWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    await stage.turn()
    #expect(log.take() == ["A.viewWillAppear(false)", "A.viewIsAppearing(false)"])
  }

  @Test(.rule("R058", "R208"))
  func `The safe area is reported before the first layout`() async throws {
    let log = CallbackLog([
      .viewWillAppear, .safeAreaInsetsDidChange, .viewWillLayoutSubviews, .viewDidAppear,
    ])
    let root = RecordingViewController("A", log)
    let stage = try await Stage.open()
    await stage.show(root)
    let trace = log.takeFirstLayouts().filter { $0 != "A.view.safeAreaInsetsDidChange()" }
    #expect(
      trace == [
        "A.viewWillAppear(false)", "A.safeAreaInsetsDidChange()", "A.viewWillLayoutSubviews()",
        "A.viewDidAppear(false)",
      ])
  }

  // MARK: - Hiding

  @Test(.rule("R041"))
  func `Hiding the window makes its root disappear`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(root)
    _ = log.take()
    window.isHidden = true
    await stage.turn()
    #expect(log.take() == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
  }

  @Test(.rule("R041"))
  func `Showing the window again makes its root appear again, without loading`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(root)
    window.isHidden = true
    await stage.turn()
    _ = log.take()
    window.isHidden = false
    await stage.turn()
    #expect(log.take() == ["A.viewWillAppear(false)", "A.viewDidAppear(false)"])
  }

  @Test(.rule("R043"))
  func `A window hidden in the update cycle in which it was shown ends in disappearance`() async throws {
    let stage = try await Stage.open()
    let window = stage.makeWindow()
    window.rootViewController = root
    root.loadViewIfNeeded()
    _ = log.take()
    window.isHidden = false
    window.isHidden = true
    await stage.turn()
    let trace = log.take()
    // It is not established whether the appearance is completed before it is reversed. It must not remain incomplete.
    #expect(trace.first == "A.viewWillAppear(false)")
    #expect(trace.suffix(2) == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
  }

  // MARK: - The Argument

  @Test(.rule("R042"), arguments: [true, false])
  func `One transition has one value for animated`(animated: Bool) async throws {
    let log = CallbackLog(.appearance, [.viewIsAppearing])
    let child = RecordingViewController("c", log)
    let parent = ManualViewController("P", CallbackLog.off())
    let stage = try await Stage.open()
    await stage.show(parent)
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: animated)
    parent.view.addSubview(child.view)
    await stage.turn()
    child.endAppearanceTransition()
    #expect(
      log.take() == [
        "c.viewWillAppear(\(animated))", "c.viewIsAppearing(\(animated))", "c.viewDidAppear(\(animated))",
      ])
  }

  // MARK: - What Holds at Which Moment

  @Test(.rule("R036", "M1"))
  func `The view is not in the window yet in viewWillAppear, and is in viewDidAppear`()
    async throws
  {
    let stage = try await Stage.open()
    var windows: [String: Bool] = [:]
    root.on(.viewWillAppear) { [root] in windows["will"] = root.view.window != nil }
    root.on(.viewDidAppear) { [root] in windows["did"] = root.view.window != nil }
    await stage.show(root)
    #expect(windows == ["will": false, "did": true])
  }

  @Test(.rule("R041"))
  func `The view still is in the window in viewWillDisappear of a removal`() async throws {
    let stage = try await Stage.open()
    let parent = UIViewController()
    let child = RecordingViewController("c", log)
    await stage.show(parent)
    parent.embed(child)
    await stage.turn()
    var windows: [String: Bool] = [:]
    child.on(.viewWillDisappear) { [child] in windows["will"] = child.view.window != nil }
    child.on(.viewDidDisappear) { [child] in windows["did"] = child.view.window != nil }
    child.unembed()
    await stage.turn()
    #expect(windows == ["will": true, "did": false])
  }
}
