import Testing
import UIKit

@MainActor
struct HierarchyTests {
  let log = CallbackLog(.hierarchy)
  let superview: RecordingView
  let view: RecordingView

  init() {
    superview = RecordingView("S", log)
    view = RecordingView("v", log)
  }

  // MARK: - Order

  @Test(.rule("R174"))
  func `A view is added on top`() {
    let other = UIView()
    superview.addSubview(other)
    superview.addSubview(view)
    #expect(superview.subviews == [other, view])
  }

  @Test(.rule("R174"))
  func `Adding moves a view that has another superview`() {
    let previous = UIView()
    previous.addSubview(view)
    superview.addSubview(view)
    #expect(previous.subviews.isEmpty)
    #expect(view.superview === superview)
  }

  @Test(.rule("R174"))
  func `Adding a subview again brings it to the front`() {
    let other = UIView()
    superview.addSubview(view)
    superview.addSubview(other)
    superview.addSubview(view)
    #expect(superview.subviews == [other, view])
  }

  @Test(.rule("R175"), arguments: 0...2)
  func `A view is inserted at its index, zero rearmost`(index: Int) {
    let others = [UIView(), UIView()]
    others.forEach(superview.addSubview)
    superview.insertSubview(view, at: index)
    var expected: [UIView] = others
    expected.insert(view, at: index)
    #expect(superview.subviews == expected)
  }

  @Test(.rule("R175"))
  func `A view is inserted above and below a sibling`() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    superview.addSubview(a)
    superview.insertSubview(b, belowSubview: a)
    superview.insertSubview(c, aboveSubview: b)
    #expect(superview.subviews == [b, c, a])
  }

  @Test(.rule("R1885"), arguments: [false, true])
  func `A view is added in front if the sibling is not a subview`(isAbove: Bool) {
    let other = UIView()
    superview.addSubview(other)
    if isAbove {
      superview.insertSubview(view, aboveSubview: UIView())
    } else {
      superview.insertSubview(view, belowSubview: UIView())
    }
    #expect(superview.subviews == [other, view])
  }

  @Test(.rule("R1885"), arguments: [-3, 7])
  func `An index beyond the subviews is that of the nearest end`(index: Int) {
    let others = [UIView(), UIView()]
    others.forEach(superview.addSubview)
    superview.insertSubview(view, at: index)
    #expect(superview.subviews == (index < 0 ? [view] + others : others + [view]))
  }

  @Test(.rule("R174"))
  func `Views are brought to the front, sent to the back, swapped`() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    [a, b, c].forEach(superview.addSubview)
    superview.bringSubviewToFront(a)
    #expect(superview.subviews == [b, c, a])
    superview.sendSubviewToBack(c)
    #expect(superview.subviews == [c, b, a])
    superview.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(superview.subviews == [a, b, c])
  }

  // MARK: - Callbacks

  @Test(.rule("R176"))
  func `Adding and removing without a window notifies child and parent`() {
    superview.addSubview(view)
    #expect(Set(log.take()) == ["v.willMoveToSuperview(S)", "v.didMoveToSuperview(S)", "S.didAddSubview(v)"])
    view.removeFromSuperview()
    #expect(
      Set(log.take()) == [
        "v.willMoveToSuperview(nil)", "S.willRemoveSubview(v)", "v.didMoveToSuperview(nil)",
      ])
  }

  @Test(.rule("R176"))
  func `The will callback precedes the move and the did callback follows it`() {
    superview.addSubview(view)
    let trace = log.take()
    #expect(trace.filter { $0.hasPrefix("v.") } == ["v.willMoveToSuperview(S)", "v.didMoveToSuperview(S)"])
  }

  @Test(.rule("R176"))
  func `Moving between superviews in one window is not a change of window`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let other = RecordingView("T", log)
    root.view.addSubview(superview)
    root.view.addSubview(other)
    superview.addSubview(view)
    _ = log.take()
    other.addSubview(view)
    let trace = log.take()
    #expect(
      trace.filter { $0.hasPrefix("v.") && $0.contains("Superview") } == [
        "v.willMoveToSuperview(T)", "v.didMoveToSuperview(T)",
      ])
    #expect(trace.contains("S.willRemoveSubview(v)"))
    #expect(trace.contains("T.didAddSubview(v)"))
    #expect(view.window === root.view.window)
  }

  @Test(.rule("R176"))
  func `A change of window is reported down the tree`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    superview.addSubview(view)
    _ = log.take()
    root.view.addSubview(superview)
    let windows = log.take().filter { $0.contains("Window") }
    #expect(
      windows.filter { $0.hasPrefix("S") } == ["S.willMoveToWindow(window)", "S.didMoveToWindow(window)"])
    #expect(
      windows.filter { $0.hasPrefix("v") } == ["v.willMoveToWindow(window)", "v.didMoveToWindow(window)"])
    superview.removeFromSuperview()
    let left = log.take().filter { $0.contains("Window") }
    #expect(left.filter { $0.hasPrefix("S") } == ["S.willMoveToWindow(nil)", "S.didMoveToWindow(nil)"])
    #expect(left.filter { $0.hasPrefix("v") } == ["v.willMoveToWindow(nil)", "v.didMoveToWindow(nil)"])
  }

  @Test(.rule("R2171"))
  func `The removal of a view announces the superview before the window, and reports them in reverse order`()
    async throws
  {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    root.view.addSubview(view)
    _ = log.take()
    view.removeFromSuperview()
    #expect(
      log.take() == [
        "v.willMoveToSuperview(nil)", "v.willMoveToWindow(nil)", "v.didMoveToWindow(nil)", "v.didMoveToSuperview(nil)",
      ])
  }

  @Test(.rule("R176"))
  func `Removing a view without superview sends no callbacks`() {
    view.removeFromSuperview()
    #expect(log.take() == [])
  }

  // MARK: - Finding

  @Test(.rule("R178"))
  func `A view is a descendant of itself and of everything above`() {
    let inner = UIView()
    superview.addSubview(view)
    view.addSubview(inner)
    #expect(view.isDescendant(of: view))
    #expect(inner.isDescendant(of: superview))
    #expect(!superview.isDescendant(of: inner))
  }

  @Test(.rule("R179"))
  func `viewWithTag searches the view itself and its subtree`() {
    let inner = UIView()
    superview.tag = 1
    inner.tag = 2
    superview.addSubview(view)
    view.addSubview(inner)
    #expect(superview.viewWithTag(1) === superview)
    #expect(superview.viewWithTag(2) === inner)
    #expect(superview.viewWithTag(3) == nil)
  }

  @Test(.rule("R182"))
  func `A hidden view remains in its superview, and isHidden does not affect its subviews`() {
    superview.addSubview(view)
    superview.isHidden = true
    #expect(superview.subviews == [view])
    #expect(!view.isHidden)
  }
}
