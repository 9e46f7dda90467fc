import Testing
import UIKit

/// The time and the order of constraint updates.
@MainActor
struct UpdateConstraintsTests {
  @Test(.rule("R201"))
  func `Constraints are updated before layout, from the leaves up`() async throws {
    let stage = try await Stage.open()
    let root = ContentView()
    root.translatesAutoresizingMaskIntoConstraints = true
    let child = ContentView()
    root.addSubview(child)
    let window = stage.makeWindow()
    window.addSubview(root)
    window.isHidden = false
    await stage.turn()
    let before = (root.updateCount, child.updateCount)
    var order: [String] = []
    let layouts = root.layoutCount
    root.onUpdate = { order.append(root.layoutCount == layouts ? "root" : "root after its layout") }
    child.onUpdate = { order.append("child") }
    root.setNeedsUpdateConstraints()
    child.setNeedsUpdateConstraints()
    root.setNeedsLayout()
    #expect(root.needsUpdateConstraints())
    #expect(order.isEmpty)
    await stage.turn()
    #expect(order == ["child", "root"])
    #expect(!root.needsUpdateConstraints())
    #expect(root.updateCount == before.0 + 1 && child.updateCount == before.1 + 1)
  }

  @Test(.rule("R201"))
  func `updateConstraintsIfNeeded updates immediately, and only if needed`() {
    let view = ContentView()
    view.updateConstraintsIfNeeded()
    let count = view.updateCount
    view.updateConstraintsIfNeeded()
    #expect(view.updateCount == count)
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    #expect(view.updateCount == count + 1)
  }

  @Test(.rule("R202"))
  func `A controller updates its root view's constraints`() async throws {
    final class Controller: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let stage = try await Stage.open()
    let controller = Controller()
    await stage.show(controller)
    let count = controller.updates
    controller.view.setNeedsUpdateConstraints()
    await stage.turn()
    #expect(controller.updates == count + 1)
  }

  @Test func `Constraints made in updateConstraints count in the same layout`() async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    await stage.show(controller)
    let view = controller.view.adding(ContentView())
    var isDone = false
    view.onUpdate = {
      guard !isDone, let superview = view.superview else { return }
      isDone = true
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 11),
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 12),
        view.widthAnchor.constraint(equalToConstant: 13), view.heightAnchor.constraint(equalToConstant: 14),
      ])
    }
    await stage.turn()
    #expect(view.frame == CGRect(x: 11, y: 12, width: 13, height: 14))
  }
}
