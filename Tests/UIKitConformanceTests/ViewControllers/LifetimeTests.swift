import Testing
import UIKit

@MainActor
struct LifetimeTests {
  let log = CallbackLog(.appearance, .containment, [.deinit])

  @Test(.rule("R012"))
  func `A parent keeps its children`() {
    let parent = UIViewController()
    weak var child: UIViewController?
    do {
      let added = UIViewController()
      parent.addChild(added)
      child = added
    }
    #expect(child != nil)
    child?.removeFromParent()
    #expect(child == nil)
  }

  @Test(.rule("R022"))
  func `A child does not keep its parent`() {
    let child = UIViewController()
    weak var parent: UIViewController?
    do {
      let adopted = UIViewController()
      adopted.addChild(child)
      parent = adopted
    }
    #expect(parent == nil)
    #expect(child.parent == nil)
  }

  @Test(.rule("T143"))
  func `A removed child is deallocated after it did disappear`() async throws {
    let stage = try await Stage.open()
    let parent = UIViewController()
    parent.title = "P"
    await stage.show(parent)
    do {
      let child = RecordingViewController("c", log)
      parent.embed(child)
      await stage.turn()
      _ = log.take()
      child.unembed()
    }
    await stage.turn()
    #expect(
      log.take() == [
        "c.willMove(nil)", "c.viewWillDisappear(false)", "c.didMove(nil)", "c.viewDidDisappear(false)",
        "c.deinit()",
      ])
  }

  @Test(.rule("T145"))
  func `A replaced root is deallocated once, after it did disappear`() async throws {
    let stage = try await Stage.open()
    let window = stage.makeWindow()
    window.rootViewController = RecordingViewController("A", log)
    window.makeKeyAndVisible()
    await stage.turn()
    _ = log.take()
    window.rootViewController = UIViewController()
    await stage.turn()
    #expect(log.take() == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)", "A.deinit()"])
  }

  @Test(.rule("T145"))
  func `A root that is removed is deallocated as well`() async throws {
    let stage = try await Stage.open()
    let window = stage.makeWindow()
    window.rootViewController = RecordingViewController("A", log)
    window.makeKeyAndVisible()
    await stage.turn()
    _ = log.take()
    window.rootViewController = nil
    await stage.turn()
    #expect(log.take() == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)", "A.deinit()"])
  }

  @Test(.rule("R174"))
  func `A view keeps its subviews, not its superview`() {
    let child = UIView()
    weak var superview: UIView?
    do {
      let added = UIView()
      added.addSubview(child)
      superview = added
    }
    #expect(superview == nil)
    #expect(child.superview == nil)
  }

  @Test(.rule("R007"))
  func `A view does not keep its controller`() {
    weak var controller: UIViewController?
    let view: UIView?
    do {
      let owner = UIViewController()
      controller = owner
      view = owner.view
    }
    #expect(controller == nil)
    #expect(view?.next == nil)
  }
}
