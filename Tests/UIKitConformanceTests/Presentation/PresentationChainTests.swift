import Testing
import UIKit

/// Presenting view controllers, chains, and requests during other presentations.
@MainActor
struct PresentationChainTests {
  let log = CallbackLog(.appearance)
  let a: RecordingViewController
  let b: RecordingViewController
  let c: RecordingViewController

  init() {
    a = RecordingViewController("A", log)
    b = RecordingViewController("B", log)
    c = RecordingViewController("C", log)
  }

  private func open() async throws -> Stage {
    let stage = try await Stage.open()
    await stage.show(a)
    _ = log.take()
    return stage
  }

  // MARK: - Links

  @Test(.rule("R059", "R060", "R061", "R023"))
  func `A child's presentation is made by the topmost ancestor`() async throws {
    let stage = try await open()
    let child = RecordingViewController("child", .off())
    a.embed(child)
    child.present(b, animated: true, completion: nil)
    #expect(a.presentedViewController === b)
    #expect(child.presentedViewController === b)
    #expect(b.presentingViewController === a)
    #expect(b.parent == nil)
    let inner = RecordingViewController("inner", .off())
    await stage.settle()
    b.embed(inner)
    #expect(inner.presentingViewController === a)
    child.dismiss(animated: false, completion: nil)
    await stage.settle()
    #expect(a.presentedViewController == nil)
    #expect(inner.presentingViewController == nil)
  }

  @Test(.rule("R062", "R063"))
  func `A context is looked for among the ancestors`() async throws {
    let stage = try await open()
    #expect(!a.definesPresentationContext)
    let context = RecordingViewController("context", .off())
    let child = RecordingViewController("child", .off())
    context.definesPresentationContext = true
    a.embed(context)
    context.embed(child)
    b.modalPresentationStyle = .overCurrentContext
    child.present(b, animated: false, completion: nil)
    #expect(b.presentingViewController === context)
    await stage.settle()
    #expect(b.view.isDescendant(of: a.view))
    child.dismiss(animated: false, completion: nil)
    await stage.settle()
    context.definesPresentationContext = false
    child.present(b, animated: false, completion: nil)
    #expect(b.presentingViewController === a)
    await stage.settle()
  }

  @Test(.rule("R226"))
  func `Unhandled events of a presented controller go to its presenter`() async throws {
    let stage = try await open()
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    #expect(b.next === a)
  }

  @Test(.rule("R2029"), arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func `The chain continues with the window while a presentation covers the root view controller`(
    _ style: UIModalPresentationStyle
  ) async throws {
    let stage = try await Stage.open()
    let window = await stage.show(a)
    for controller in [b, c] { controller.modalPresentationStyle = style }
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    b.present(c, animated: false, completion: nil)
    await stage.settle()
    #expect(c.next === b)
    #expect(b.next === a)
    #expect(a.view.window == nil)
    #expect(a.next === window)
    #expect(c.view.undoManager === window.undoManager)
    window.rootViewController = nil
    #expect(a.next == nil)
    await stage.settle()
  }

  // MARK: - Chains

  @Test(.rule("R067", "R069"))
  func `Dismissing in the middle dismisses all presented controllers above`() async throws {
    let stage = try await open()
    for controller in [b, c] { controller.modalPresentationStyle = .fullScreen }
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    b.present(c, animated: false, completion: nil)
    await stage.settle()
    #expect(c.presentingViewController === b)
    _ = log.take()
    a.dismiss(animated: true) { [log] in log.note("dismissed") }
    await stage.settle()
    #expect(
      log.take() == [
        "C.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewDidAppear(true)",
        "C.viewDidDisappear(true)", "dismissed",
      ])
    #expect(a.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
    #expect(b.presentedViewController == nil)
    #expect(b.viewIfLoaded?.window == nil)
  }

  @Test(.rule("R067"))
  func `Sheets that are seen below the topmost one disappear with it`() async throws {
    let stage = try await open()
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    b.present(c, animated: false, completion: nil)
    await stage.settle()
    _ = log.take()
    a.dismiss(animated: true, completion: nil)
    await stage.settle()
    let trace = log.take()
    #expect(trace.filter { $0.hasPrefix("A") } == [])
    for name in ["B", "C"] {
      #expect(
        trace.filter { $0.hasPrefix(name) } == ["\(name).viewWillDisappear(true)", "\(name).viewDidDisappear(true)"])
    }
  }

  @Test(.rule("R067", "R068"))
  func `Dismiss on a controller without a presented controller dismisses the receiver`() async throws {
    let stage = try await open()
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    b.present(c, animated: false, completion: nil)
    await stage.settle()
    b.dismiss(animated: false, completion: nil)
    await stage.settle()
    #expect(a.presentedViewController === b)
    #expect(b.presentedViewController == nil)
    b.dismiss(animated: false, completion: nil)
    await stage.settle()
    #expect(a.presentedViewController == nil)
  }

  @Test(.rule("R071"))
  func `presentedViewController is set until the dismissal is over`() async throws {
    let stage = try await open()
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    a.dismiss(animated: true, completion: nil)
    await stage.turn()
    #expect(a.presentedViewController === b)
    await stage.settle()
    #expect(a.presentedViewController == nil)
  }

  @Test func `Without a presentation to dismiss, the completion is called`() async throws {
    let stage = try await open()
    var count = 0
    a.dismiss(animated: true) { count += 1 }
    await stage.settle()
    #expect(count == 1)
  }

  // MARK: - In the Middle

  @Test(.rule("T103", "R079"))
  func `A second presentation is refused`() async throws {
    let stage = try await open()
    var completions: [String] = []
    a.present(b, animated: true) { completions.append("B") }
    a.present(c, animated: true) { completions.append("C") }
    await stage.settle()
    a.present(c, animated: true) { completions.append("C") }
    await stage.settle()
    #expect(completions == ["B"])
    #expect(a.presentedViewController === b)
    #expect(c.presentingViewController == nil)
    #expect(!c.isViewLoaded)
  }

  @Test(.rule("R079"))
  func `A controller that is not on screen cannot present`() async throws {
    let stage = try await open()
    let elsewhere = UIViewController()
    var count = 0
    elsewhere.present(b, animated: false) { count += 1 }
    await stage.settle()
    elsewhere.loadViewIfNeeded()
    elsewhere.present(b, animated: false) { count += 1 }
    await stage.settle()
    #expect(count == 0)
    #expect(elsewhere.presentedViewController == nil)
  }

  @Test func `A dismissal during the presentation follows it`() async throws {
    let stage = try await open()
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true) { [log] in log.note("presented") }
    await stage.advance(by: 0.1)
    a.dismiss(animated: true) { [log] in log.note("dismissed") }
    await stage.settle()
    #expect(
      log.take() == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
        "A.viewDidDisappear(true)", "presented", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
        "A.viewDidAppear(true)", "B.viewDidDisappear(true)", "dismissed",
      ])
  }

  @Test func `Asking twice for one dismissal answers both`() async throws {
    let stage = try await open()
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    var count = 0
    a.dismiss(animated: true) { count += 1 }
    a.dismiss(animated: true) { count += 1 }
    await stage.advance(by: 0.1)
    b.dismiss(animated: true) { count += 1 }
    await stage.settle()
    #expect(count == 3)
    #expect(a.presentedViewController == nil)
  }

  @Test(.rule("R2172"), arguments: [0, 0.1])
  func `A second dismissal during the first one dismisses the presenter, if that is presented itself`(
    delay: Double
  ) async throws {
    let stage = try await open()
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    b.present(c, animated: false, completion: nil)
    await stage.settle()
    var completed: [String] = []
    b.dismiss(animated: true) { completed.append("first") }
    if delay > 0 { await stage.advance(by: delay) }
    b.dismiss(animated: true) { completed.append("second") }
    await stage.settle()
    #expect(completed == ["first", "second"])
    #expect(a.presentedViewController == nil && c.view.window == nil && b.view.window == nil)
  }

  @Test(.rule("R2172"))
  func `A second dismissal of a controller that is being dismissed dismisses its presenter`() async throws {
    let stage = try await open()
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    b.present(c, animated: false, completion: nil)
    await stage.settle()
    c.dismiss(animated: true, completion: nil)
    await stage.advance(by: 0.1)
    c.dismiss(animated: true, completion: nil)
    await stage.settle()
    #expect(a.presentedViewController == nil)
  }

  @Test func `The next one may be presented from the completion of a dismissal`() async throws {
    let stage = try await open()
    a.present(b, animated: true) { [a, c] in a.dismiss(animated: true) { a.present(c, animated: true, completion: nil) }
    }
    await stage.settle()
    #expect(a.presentedViewController === c)
    #expect(c.view.window != nil)
  }

  @Test func `It may be presented from viewDidDisappear`() async throws {
    let stage = try await open()
    b.on(.viewDidDisappear) { [a, c] in a.present(c, animated: true, completion: nil) }
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    a.dismiss(animated: true, completion: nil)
    await stage.settle()
    #expect(a.presentedViewController === c)
    #expect(c.view.window != nil)
  }

  @Test(.rule("T11"))
  func `A presented controller outlives the root's replacement`() async throws {
    let stage = try await open()
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    let window = try #require(b.view.window)
    _ = log.take()
    window.rootViewController = UIViewController()
    await stage.settle()
    #expect(b.view.window === window)
    #expect(!log.take().contains { $0.hasPrefix("B") })
    #expect(b.presentingViewController === a)
    b.dismiss(animated: true, completion: nil)
    await stage.settle()
    // Its presenting view controller is no longer the root, and does not reappear.
    #expect(a.view.window == nil)
    #expect(b.view.window == nil)
  }

  @Test func `A window that is hidden hides its presentations`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(a)
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    _ = log.take()
    window.isHidden = true
    await stage.settle()
    #expect(log.take() == ["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"])
    window.isHidden = false
    await stage.settle()
    #expect(log.take() == ["B.viewWillAppear(false)", "B.viewDidAppear(false)"])
    a.dismiss(animated: false, completion: nil)
    await stage.settle()
    #expect(a.view.window === window)
  }
}
