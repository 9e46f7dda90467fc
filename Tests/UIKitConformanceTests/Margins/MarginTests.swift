import Testing
import UIKit

/// The margins between content and the sides of a view.
@MainActor
struct MarginTests {
  let root = UIViewController()

  private func insets(_ all: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: all, left: all, bottom: all, right: all) }

  @Test(.rule("R209"))
  func `A view's margins are eight points on each side`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMargins == insets(8))
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
  }

  @Test(.rule("R209"))
  func `A root view's margins are the system's minimum beyond the safe area`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    let (safe, minimum) = (root.view.safeAreaInsets, root.systemMinimumLayoutMargins)
    #expect(minimum.leading > 0 && minimum.leading == minimum.trailing)
    #expect(
      root.view.layoutMargins
        == UIEdgeInsets(
          top: safe.top + minimum.top, left: safe.left + minimum.leading, bottom: safe.bottom + minimum.bottom,
          right: safe.right + minimum.trailing))
  }

  @Test(.rule("R209"))
  func `Both properties set the same margins`() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4))
    view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
  }

  @Test(.rule("R209"))
  func `Where reading begins on the right, leading is the right`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    let view = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
    root.view.addSubview(view)
    root.traitOverrides.layoutDirection = .rightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
    view.setNeedsLayout()
    await stage.turn()
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 20))
  }

  @Test(.rule("R210"))
  func `A root view's margins are the larger of its own and the system's`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    let (safe, minimum) = (root.view.safeAreaInsets, root.systemMinimumLayoutMargins)
    root.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 30, leading: 1, bottom: 0, trailing: 50)
    await stage.turn()
    #expect(
      root.view.layoutMargins
        == UIEdgeInsets(
          top: safe.top + 30, left: safe.left + minimum.leading, bottom: safe.bottom + minimum.bottom,
          right: safe.right + 50))
  }

  @Test(.rule("R210"))
  func `Without respect for the system's minimum its own margins hold`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    #expect(root.viewRespectsSystemMinimumLayoutMargins)
    root.viewRespectsSystemMinimumLayoutMargins = false
    root.view.insetsLayoutMarginsFromSafeArea = false
    root.view.directionalLayoutMargins = .zero
    await stage.turn()
    #expect(root.view.layoutMargins == .zero)
  }

  @Test(.rule("R210"))
  func `The system's minimum is not for subviews`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    root.view.addSubview(view)
    await stage.turn()
    #expect(view.layoutMargins == insets(8))
  }

  @Test(.rule("R211"))
  func `By default margins begin at the safe area, and the superview's do not count`() {
    let view = UIView()
    #expect(view.insetsLayoutMarginsFromSafeArea)
    #expect(!view.preservesSuperviewLayoutMargins)
  }

  @Test(.rule("R211"))
  func `The margins of a view that reaches into the unsafe area include it by default`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    root.view.addSubview(view)
    await stage.turn()
    #expect(view.layoutMargins.top == 8 + root.view.safeAreaInsets.top)
    view.insetsLayoutMarginsFromSafeArea = false
    await stage.turn()
    #expect(view.layoutMargins == insets(8))
  }

  @Test(.rule("R211"), arguments: [(0, 50), (30, 20), (45, 8), (60, 8)] as [(CGFloat, CGFloat)])
  func `Preserved margins are those of the superview less the distance`(x: CGFloat, left: CGFloat) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: x, y: 100, width: 100, height: 100))
    outer.addSubview(inner)
    outer.layoutMargins = insets(50)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: left, bottom: 8, right: 8))
  }

  @Test(.rule("R2140"))
  func `Preserved margins are never larger than those of the superview`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    outer.layoutMargins = insets(20)
    let inner = UIView(frame: CGRect(x: -40, y: -300, width: 600, height: 1000))
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    #expect(inner.layoutMargins == insets(20))
  }

  @Test(.rule("R2140"))
  func `A stack view with preserved margins in a scroll view is as high as its content`() async throws {
    let stage = try await Stage.open()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let stack = UIStackView()
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.preservesSuperviewLayoutMargins = true
    stack.translatesAutoresizingMaskIntoConstraints = false
    for _ in 0..<20 {
      let row = UIView()
      row.heightAnchor.constraint(equalToConstant: 50).isActive = true
      stack.addArrangedSubview(row)
    }
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scrollView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
    root.view.addSubview(scrollView)
    await stage.show(root)
    await stage.turn()
    #expect(stack.frame.height >= 1000 && stack.frame.height < 1200)
  }

  @Test(.rule("R211"))
  func `Preserved margins go down as far as they are preserved`() {
    let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for (outer, inner) in zip(views, views.dropFirst()) {
      outer.addSubview(inner)
      inner.preservesSuperviewLayoutMargins = true
    }
    views[0].layoutMargins = insets(30)
    #expect(views[3].layoutMargins == insets(30))
    views[2].preservesSuperviewLayoutMargins = false
    #expect(views[3].layoutMargins == insets(8))
  }

  // MARK: - Telling

  private final class View: UIView {
    var changes = 0
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      changes += 1
    }
  }

  private final class Controller: UIViewController {
    var trace: [String] = []
    override func viewLayoutMarginsDidChange() {
      super.viewLayoutMarginsDidChange()
      trace.append("margins")
    }
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      trace.append("safe area")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      trace.append("appearing")
    }
  }

  @Test(.rule("R209"))
  func `A change of margins is reported to the view`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    let view = View(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
    root.view.addSubview(view)
    await stage.turn()
    view.changes = 0
    view.layoutMargins = insets(20)
    await stage.turn()
    #expect(view.changes == 1)
    view.layoutMargins = insets(20)
    await stage.turn()
    #expect(view.changes == 1)
  }

  @Test(.rule("R209", "R036", "T97"))
  func `When a controller appears, its margins precede its safe area, and both precede viewIsAppearing`()
    async throws
  {
    let stage = try await Stage.open()
    let controller = Controller()
    await stage.show(controller)
    #expect(controller.trace == ["margins", "safe area", "appearing"])
  }

  @Test(.rule("R209"))
  func `A change of the safe area changes a root view's margins`() async throws {
    let stage = try await Stage.open()
    let controller = Controller()
    await stage.show(controller)
    controller.trace = []
    let top = controller.view.layoutMargins.top
    controller.additionalSafeAreaInsets.top = 44
    await stage.turn()
    #expect(controller.trace == ["margins", "safe area"])
    #expect(controller.view.layoutMargins.top == top + 44)
  }

  @Test(.rule("R211"))
  func `A view that preserves its superview's margins is notified of their changes`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    let outer = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    let inner = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.preservesSuperviewLayoutMargins = true
    root.view.addSubview(outer)
    outer.addSubview(inner)
    await stage.turn()
    inner.changes = 0
    outer.layoutMargins = insets(20)
    await stage.turn()
    #expect(inner.changes == 1)
    inner.frame.origin.x = 15
    await stage.turn()
    #expect(inner.changes == 2)
    #expect(inner.layoutMargins.left == 8)
  }
}
