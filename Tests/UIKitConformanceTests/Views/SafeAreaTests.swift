import Testing
import UIKit

@MainActor
struct SafeAreaTests {
  let root = UIViewController()

  @Test(.rule("R206"))
  func `Without a window there are no insets`() {
    #expect(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).safeAreaInsets == .zero)
    #expect(root.view.safeAreaInsets == .zero)
  }

  @Test(.rule("R207"))
  func `A root view has its window's insets`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(root)
    #expect(root.view.safeAreaInsets == window.safeAreaInsets)
    #expect(window.safeAreaInsets.top > 0)
  }

  @Test(.rule("R207", "T133"))
  func `A subview has the part of the insets that it overlaps`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(root)
    let insets = window.safeAreaInsets
    let view = UIView(
      frame: CGRect(x: 0, y: 10, width: window.bounds.width, height: window.bounds.height - 10))
    root.view.addSubview(view)
    await stage.turn()
    #expect(
      view.safeAreaInsets == UIEdgeInsets(top: insets.top - 10, left: 0, bottom: insets.bottom, right: 0))
  }

  @Test(.rule("R207", "T133"))
  func `A subview inside the safe area has no insets`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(root)
    let view = UIView(frame: window.bounds.inset(by: window.safeAreaInsets))
    root.view.addSubview(view)
    await stage.turn()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test(.rule("R2124"))
  func `A window has the part of the screen's insets that it overlaps`() async throws {
    let stage = try await Stage.open()
    let full = await stage.show(UIViewController())
    let insets = full.safeAreaInsets
    let size = full.bounds.size
    let window = stage.makeWindow()
    window.frame = CGRect(x: 0, y: 10, width: size.width, height: size.height / 2)
    window.rootViewController = root
    window.isHidden = false
    await stage.turn()
    #expect(window.safeAreaInsets == UIEdgeInsets(top: insets.top - 10, left: 0, bottom: 0, right: 0))
    #expect(root.view.safeAreaInsets == window.safeAreaInsets)
    window.frame = CGRect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2)
    await stage.turn()
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: insets.bottom, right: 0))
  }

  @Test(.rule("R255"))
  func `A view that extends beyond its superview has no larger insets than that`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(root)
    let insets = window.safeAreaInsets
    let view = UIView(frame: window.bounds.insetBy(dx: -30, dy: -150))
    root.view.addSubview(view)
    let outside = UIView(frame: CGRect(x: 0, y: -500, width: 100, height: 100))
    root.view.addSubview(outside)
    await stage.turn()
    #expect(view.safeAreaInsets == insets)
    #expect(outside.safeAreaInsets.top == insets.top)
  }

  @Test(.rule("R255"))
  func `A stack view that is taller than its superview by its insets keeps its size`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    let stack = root.view.adding(UIStackView(arrangedSubviews: [UILabel()]))
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    let label = stack.arrangedSubviews[0] as? UILabel
    label?.text = "Title"
    NSLayoutConstraint.activate([
      stack.bottomAnchor.constraint(equalTo: root.view.topAnchor, constant: 20),
      stack.leftAnchor.constraint(equalTo: root.view.leftAnchor),
    ])
    await stage.turn()
    let frame = stack.frame
    for _ in 0..<5 { await stage.advance(by: 0.1) }
    #expect(stack.frame == frame)
    #expect((label?.bounds.width ?? 0) > 0)
  }

  @Test(.rule("R207"))
  func `additionalSafeAreaInsets add to the root view's`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(root)
    let top = window.safeAreaInsets.top
    root.additionalSafeAreaInsets.top = 44
    await stage.turn()
    #expect(root.view.safeAreaInsets.top == top + 44)
    #expect(window.safeAreaInsets.top == top)
  }

  @Test(.rule("R207"))
  func `A child gets its parent's additional insets`() async throws {
    let stage = try await Stage.open()
    let child = UIViewController()
    await stage.show(root)
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)
    root.embed(child)
    child.view.frame = root.view.bounds
    await stage.turn()
    #expect(child.view.safeAreaInsets == root.view.safeAreaInsets)
  }

  @Test(.rule("R208"))
  func `A change is reported to view and controller`() async throws {
    let log = CallbackLog([.safeAreaInsetsDidChange])
    let root = RecordingViewController("A", log)
    let stage = try await Stage.open()
    await stage.show(root)
    _ = log.take()
    root.additionalSafeAreaInsets.top = 44
    await stage.turn()
    #expect(Set(log.take()) == ["A.view.safeAreaInsetsDidChange()", "A.safeAreaInsetsDidChange()"])
  }

  /// Changes the insets of a view controller above its superview, and reads its own.
  final class ChangingView: UIView {
    weak var changed: UIViewController?
    var insets = UIEdgeInsets.zero

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let changed else { return }
      self.changed = nil
      changed.additionalSafeAreaInsets.top = 44
      insets = safeAreaInsets
    }
  }

  @Test(.rule("R207"))
  func `Insets that are read in a layout callback include what it has just changed above`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(root)
    let superview = root.view.adding(UIView(frame: window.bounds))
    let view = ChangingView(frame: superview.bounds)
    superview.addSubview(view)
    await stage.turn()
    view.changed = root
    view.setNeedsLayout()
    view.frame.size.height -= 1
    await stage.turn()
    #expect(view.insets.top == window.safeAreaInsets.top + 44)
  }

  @Test(.rule("R208"))
  func `Without a change there is no callback`() async throws {
    let log = CallbackLog([.safeAreaInsetsDidChange])
    let root = RecordingViewController("A", log)
    let stage = try await Stage.open()
    await stage.show(root)
    root.additionalSafeAreaInsets.top = 44
    await stage.turn()
    _ = log.take()
    root.additionalSafeAreaInsets.top = 44
    root.view.setNeedsLayout()
    await stage.turn()
    #expect(log.take() == [])
  }

  @Test(.rule("R208"))
  func `Moving a view into the unsafe area reports it`() async throws {
    let log = CallbackLog([.safeAreaInsetsDidChange])
    let view = RecordingView("v", log, frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let stage = try await Stage.open()
    await stage.show(root)
    root.view.addSubview(view)
    await stage.turn()
    #expect(log.take() == [])
    view.frame.origin.y = 0
    await stage.turn()
    #expect(log.take() == ["v.view.safeAreaInsetsDidChange()"])
  }

  @Test(.rule("R206", "R207"))
  func `Turning the device changes the insets`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(root)
    let upright = root.view.safeAreaInsets
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    #expect(root.view.safeAreaInsets != upright)
    #expect(root.view.safeAreaInsets == window.safeAreaInsets)
  }
}
