import Testing
import UIKit

/// The recorded traces of presentations and dismissals: the callbacks, their order, and their time.
@MainActor
struct PresentationTraceTests {
  let log = CallbackLog(.appearance)
  let a: RecordingViewController
  let b: RecordingViewController

  init() {
    a = RecordingViewController("A", log)
    b = RecordingViewController("B", log)
  }

  private func open(_ style: UIModalPresentationStyle) async throws -> Stage {
    let stage = try await Stage.open()
    b.modalPresentationStyle = style
    await stage.show(a)
    _ = log.take()
    return stage
  }

  private func present(animated: Bool = true) {
    a.present(b, animated: animated) { [log] in log.note("presented") }
  }

  private func dismiss(animated: Bool = true) {
    a.dismiss(animated: animated) { [log] in log.note("dismissed") }
  }

  // MARK: - Full Screen

  @Test(.rule("T92", "R065", "R074"))
  func `A full-screen presentation makes the presenter disappear`() async throws {
    let stage = try await open(.fullScreen)
    present()
    await stage.settle()
    #expect(
      log.take() == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
        "A.viewDidDisappear(true)", "presented",
      ])
    #expect(a.view.window == nil)
    #expect(b.view.window != nil)
  }

  @Test(.rule("T93", "R066"))
  func `A full-screen dismissal makes the presenter appear`() async throws {
    let stage = try await open(.fullScreen)
    present()
    await stage.settle()
    _ = log.take()
    dismiss()
    await stage.settle()
    #expect(
      log.take() == [
        "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewDidAppear(true)",
        "B.viewDidDisappear(true)", "dismissed",
      ])
    #expect(a.view.window != nil)
    #expect(b.viewIfLoaded?.window == nil)
  }

  @Test(.rule("T93"))
  func `The dismissed controller is deallocated after the completion`() async throws {
    let log = CallbackLog([.viewDidDisappear, .deinit])
    let stage = try await Stage.open()
    let a = RecordingViewController("A", .off())
    await stage.show(a)
    func presentOne() {
      let b = RecordingViewController("B", log)
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: true, completion: nil)
    }
    presentOne()
    await stage.settle()
    _ = log.take()
    a.dismiss(animated: true) { log.note("dismissed") }
    await stage.settle()
    await stage.turn()
    let trace = log.take()
    #expect(trace.first == "B.viewDidDisappear(true)")
    #expect(Set(trace) == ["B.viewDidDisappear(true)", "dismissed", "B.deinit()"])
  }

  // MARK: - When

  @Test(
    .rule("T95", "M6"), arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen], [true, false])
  func `Nothing has happened when present returns`(style: UIModalPresentationStyle, animated: Bool) async throws {
    let stage = try await open(style)
    present(animated: animated)
    #expect(log.take() == [])
    #expect(!b.isViewLoaded)
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    await stage.settle()
  }

  @Test(.rule("T95", "M6"))
  func `After one update cycle an animated presentation has begun`() async throws {
    let stage = try await open(.fullScreen)
    present()
    await stage.turn()
    #expect(log.take() == ["A.viewWillDisappear(true)", "B.viewWillAppear(true)"])
    await stage.settle()
  }

  @Test(.rule("T95"))
  func `After one update cycle a full-screen presentation without animation is over`() async throws {
    let stage = try await open(.fullScreen)
    present(animated: false)
    await stage.turn()
    #expect(
      log.take() == [
        "A.viewWillDisappear(false)", "B.viewWillAppear(false)", "B.viewDidAppear(false)",
        "A.viewDidDisappear(false)", "presented",
      ])
  }

  @Test(.rule("T95"))
  func `After one update cycle a sheet without animation has not appeared yet`() async throws {
    let stage = try await open(.pageSheet)
    present(animated: false)
    await stage.turn()
    #expect(log.take() == ["B.viewWillAppear(false)"])
    await stage.settle()
    #expect(log.take() == ["B.viewDidAppear(false)", "presented"])
  }

  @Test(.rule("T17", "R036"))
  func `The first layout comes before viewDidAppear, for children too`() async throws {
    let log = CallbackLog(.loading, .appearance, .layout)
    let b = RecordingViewController("B", log)
    let c = RecordingViewController("c", log)
    b.on(.viewDidLoad) { [unowned b] in b.embed(c) }
    let stage = try await Stage.open()
    await stage.show(a)
    a.present(b, animated: true, completion: nil)
    await stage.settle()
    let trace = log.takeFirstLayouts()
    for name in ["B", "c"] {
      let order = ["loadView()", "viewDidLoad()", "viewWillAppear(true)", "viewDidAppear(true)"].map {
        trace.firstIndex(of: "\(name).\($0)")
      }
      #expect(order.allSatisfy { $0 != nil })
      #expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted())
      let layout = trace.firstIndex(of: "\(name).viewDidLayoutSubviews()")
      #expect(layout.map { $0 < (order[3] ?? 0) } == true)
    }
  }

  @Test(.rule("T97"))
  func `From the presenter's viewDidAppear it is reported as animated`() async throws {
    let log = CallbackLog(.loading, .appearance, .layout)
    let b = RecordingViewController("B", log)
    b.modalPresentationStyle = .fullScreen
    let stage = try await Stage.open()
    a.on(.viewDidAppear) { [unowned a] in
      guard a.presentedViewController == nil else { return }
      a.present(b, animated: false) { log.note("presented") }
    }
    await stage.show(a)
    await stage.settle()
    #expect(
      log.takeFirstLayouts() == [
        "B.loadView()", "B.viewDidLoad()", "B.viewWillAppear(true)", "B.viewWillLayoutSubviews()",
        "B.viewDidLayoutSubviews()", "B.viewDidAppear(true)", "presented",
      ])
  }

  // MARK: - Flags

  @Test(.rule("T99", "R054"))
  func `The flags are true in the callbacks of their transition`() async throws {
    let stage = try await open(.fullScreen)
    var flags: [String] = []
    for callback in [Callback.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear] {
      b.on(callback) { [unowned b] in
        flags.append("\(callback.rawValue) \(b.isBeingPresented) \(b.isBeingDismissed)")
      }
    }
    a.present(b, animated: true) { [b] in flags.append("presented \(b.isBeingPresented)") }
    await stage.settle()
    #expect(!b.isBeingPresented)
    b.on(.viewDidDisappear) { [unowned b] in
      flags.append("viewDidDisappear \(b.isBeingPresented) \(b.isBeingDismissed) \(b.presentingViewController == nil)")
    }
    a.dismiss(animated: true) { [b] in flags.append("dismissed \(b.isBeingDismissed)") }
    await stage.settle()
    #expect(
      flags == [
        "viewWillAppear true false", "viewDidAppear true false", "presented false",
        "viewWillDisappear false true", "viewDidDisappear false true true", "dismissed false",
      ])
  }

  @Test(.rule("R054"))
  func `The flags are true between the callbacks of their transition`() async throws {
    let stage = try await open(.fullScreen)
    a.present(b, animated: true, completion: nil)
    await stage.advance(by: 0.1)
    #expect(b.isBeingPresented && !b.isBeingDismissed && !a.isBeingPresented)
    await stage.settle()
    #expect(!b.isBeingPresented)
    a.dismiss(animated: true, completion: nil)
    await stage.advance(by: 0.1)
    #expect(!b.isBeingPresented && b.isBeingDismissed && !a.isBeingDismissed)
    await stage.settle()
    #expect(!b.isBeingDismissed)
  }

  @Test(.rule("R054"))
  func `A child of a presented controller is being presented, too`() async throws {
    let stage = try await open(.fullScreen)
    let c = RecordingViewController("c", .off())
    b.on(.viewDidLoad) { [unowned b] in b.embed(c) }
    var flags: [Bool] = []
    c.on(.viewWillAppear) { [unowned c] in flags.append(c.isBeingPresented) }
    c.on(.viewWillDisappear) { [unowned c] in flags.append(c.isBeingDismissed) }
    present()
    await stage.settle()
    dismiss()
    await stage.settle()
    #expect(flags == [true, true])
  }

  // MARK: - Styles That Leave the Presenter

  @Test(
    .rule("T105", "R055"),
    arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet, .automatic, .overFullScreen, .overCurrentContext, .custom,
    ])
  func `The presenter receives no callbacks if its view remains`(style: UIModalPresentationStyle) async throws {
    let stage = try await open(style)
    present()
    await stage.settle()
    #expect(log.take() == ["B.viewWillAppear(true)", "B.viewDidAppear(true)", "presented"])
    #expect(a.view.window != nil)
    dismiss()
    await stage.settle()
    #expect(log.take() == ["B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "dismissed"])
  }

  @Test(.rule("T107", "R074"))
  func `In the current context the context's view leaves the screen`() async throws {
    let stage = try await open(.currentContext)
    let c = RecordingViewController("c", log)
    c.definesPresentationContext = true
    a.embed(c)
    await stage.turn()
    _ = log.take()
    c.present(b, animated: true, completion: nil)
    await stage.settle()
    #expect(
      log.take() == [
        "c.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
        "c.viewDidDisappear(true)",
      ])
    #expect(b.presentingViewController === c)
    #expect(c.view.window == nil)
    #expect(a.view.window != nil)
    c.dismiss(animated: true, completion: nil)
    await stage.settle()
    #expect(c.view.superview === a.view)
    #expect(
      log.take() == [
        "B.viewWillDisappear(true)", "c.viewWillAppear(true)", "c.viewDidAppear(true)",
        "B.viewDidDisappear(true)",
      ])
  }
}
