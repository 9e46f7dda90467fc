import Testing
import UIKit

@MainActor
struct LayoutTests {
  let log = CallbackLog([.layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews])

  @Test(.rule("R185"))
  func `setNeedsLayout defers layout to the end of the update cycle`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let view = RecordingView("v", log)
    root.view.addSubview(view)
    await stage.turn()
    _ = log.take()
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(log.take() == [])
    await stage.turn()
    #expect(log.take() == ["v.layoutSubviews()"])
  }

  @Test(.rule("R185"))
  func `layoutIfNeeded performs only pending layout, immediately`() {
    let view = RecordingView("v", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    _ = log.take()
    view.layoutIfNeeded()
    #expect(log.take() == [])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(log.take() == ["v.layoutSubviews()"])
  }

  @Test(.rule("R185", "T129"))
  func `layoutIfNeeded lays out the subtree from the top down`() {
    let outer = RecordingView("o", log)
    let inner = RecordingView("i", log)
    let innermost = RecordingView("m", log)
    outer.addSubview(inner)
    inner.addSubview(innermost)
    outer.layoutIfNeeded()
    _ = log.take()
    for view in [innermost, inner, outer] { view.setNeedsLayout() }
    outer.layoutIfNeeded()
    #expect(log.take() == ["o.layoutSubviews()", "i.layoutSubviews()", "m.layoutSubviews()"])
  }

  @Test(.rule("R185"))
  func `A view without changes is not updated`() {
    let outer = RecordingView("o", log)
    let inner = RecordingView("i", log)
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    _ = log.take()
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log.take() == ["i.layoutSubviews()"])
  }

  @Test(.rule("R185"))
  func `A change of size requests layout, a change of position does not`() {
    let view = RecordingView("v", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    _ = log.take()
    view.center = CGPoint(x: 100, y: 100)
    view.layoutIfNeeded()
    #expect(log.take() == [])
    view.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(log.take() == ["v.layoutSubviews()"])
  }

  @Test(.rule("R1340"))
  func `A change of a subview's size or transform requests layout, other changes do not`() {
    let outer = RecordingView("o", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    func isLaidOut(after change: () -> Void) -> Bool {
      _ = log.take()
      change()
      outer.layoutIfNeeded()
      return log.take() == ["o.layoutSubviews()"]
    }
    #expect(isLaidOut { inner.frame.size.width = 20 })
    #expect(isLaidOut { inner.bounds.size.height = 30 })
    #expect(isLaidOut { inner.transform = CGAffineTransform(rotationAngle: 1) })
    #expect(isLaidOut { inner.layer.transform = CATransform3DIdentity })
    #expect(!isLaidOut { inner.frame.size.width = 20 })
    #expect(!isLaidOut { inner.frame.origin.x = 5 })
    #expect(!isLaidOut { inner.center.y = 50 })
    #expect(!isLaidOut { inner.layer.anchorPoint = .zero })
    #expect(!isLaidOut { inner.alpha = 0.5 })
  }

  @Test(.rule("R1340"))
  func `Only the superview is laid out when a view's size changes`() {
    let outermost = RecordingView("r", log, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let outer = RecordingView("o", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = RecordingView("i", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let innermost = RecordingView("m", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outermost.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(innermost)
    outermost.layoutIfNeeded()
    _ = log.take()
    inner.frame.size.width = 20
    outermost.layoutIfNeeded()
    #expect(log.take() == ["o.layoutSubviews()", "i.layoutSubviews()"])
  }

  @Test(.rule("R1340"))
  func `A view whose layout resizes its subviews is laid out once`() {
    let outer = RecordingView("o", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    _ = log.take()
    outer.onLayoutSubviews = { inner.frame.size.width += 10 }
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log.take() == ["o.layoutSubviews()"])
    #expect(inner.frame.width == 10)
  }

  @Test(.rule("R185"))
  func `Adding and removing a subview requests layout`() {
    let view = RecordingView("v", log)
    view.layoutIfNeeded()
    _ = log.take()
    let subview = UIView()
    view.addSubview(subview)
    view.layoutIfNeeded()
    #expect(log.take() == ["v.layoutSubviews()"])
  }

  @Test(.rule("R185"))
  func `A resized subview is laid out in the same pass`() {
    let outer = RecordingView("o", log)
    let inner = RecordingView("i", log)
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    _ = log.take()
    outer.onLayoutSubviews = { inner.frame.size = CGSize(width: 10, height: 10) }
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log.take() == ["o.layoutSubviews()", "i.layoutSubviews()"])
  }

  /// Core Animation documents for layers that layout begins with the topmost ancestor that needs it.
  @Test(.rule("R185"))
  func `layoutIfNeeded begins with the superviews that wait as well`() {
    let outer = RecordingView("o", log)
    let inner = RecordingView("i", log)
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    _ = log.take()
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(log.take() == ["o.layoutSubviews()", "i.layoutSubviews()"])
  }

  // MARK: - Controllers

  @Test(.rule("R056", "T129"))
  func `A controller's two callbacks surround its view's layout`() async throws {
    let stage = try await Stage.open()
    let controller = RecordingViewController("A", log)
    await stage.show(controller)
    _ = log.take()
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(log.take() == ["A.viewWillLayoutSubviews()", "A.layoutSubviews()", "A.viewDidLayoutSubviews()"])
  }

  @Test(.rule("R057", "T129"))
  func `A child's layout follows its parent's`() async throws {
    let stage = try await Stage.open()
    let (parent, child) = (RecordingViewController("P", log), RecordingViewController("c", log))
    await stage.show(parent)
    parent.embed(child)
    await stage.turn()
    _ = log.take()
    child.view.setNeedsLayout()
    parent.view.setNeedsLayout()
    await stage.turn()
    #expect(
      log.take() == [
        "P.viewWillLayoutSubviews()", "P.layoutSubviews()", "P.viewDidLayoutSubviews()",
        "c.viewWillLayoutSubviews()",
        "c.layoutSubviews()", "c.viewDidLayoutSubviews()",
      ])
  }

  @Test(.rule("R056"))
  func `A subview of the root view does not concern the controller`() async throws {
    let stage = try await Stage.open()
    let controller = RecordingViewController("A", log)
    let view = RecordingView("v", log)
    await stage.show(controller)
    controller.view.addSubview(view)
    await stage.turn()
    _ = log.take()
    view.setNeedsLayout()
    await stage.turn()
    #expect(log.take() == ["v.layoutSubviews()"])
  }

  @Test(.rule("R056"))
  func `Requesting layout in viewDidLayoutSubviews does not block the update cycle`() async throws {
    let stage = try await Stage.open()
    let controller = RecordingViewController("A", log)
    var rounds = 0
    controller.on(.viewDidLayoutSubviews) { [controller] in
      rounds += 1
      if rounds < 3 { controller.view.setNeedsLayout() }
    }
    await stage.show(controller)
    await stage.turn()
    await stage.turn()
    #expect(rounds >= 3)
  }
}
