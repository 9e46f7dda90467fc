import StateroomTesting
import Testing
import UIKit

@MainActor
struct LeakDetectorTests {
  private final class Model {}

  let leaks = LeakDetector()

  @Test func `A deallocated object is not a leak`() throws {
    do { leaks.watch(Model()) }
    #expect(leaks.survivors == [])
    try leaks.expectReleased()
  }

  @Test func `Objects that still exist are named`() {
    let model = Model()
    leaks.watch(model)
    leaks.watch(model, named: "the session")
    #expect(leaks.survivors == ["Model", "the session"])
    #expect(throws: LeakError(survivors: ["Model", "the session"])) { try leaks.expectReleased() }
  }

  @Test func `The detector retains nothing`() {
    weak var model: Model?
    do {
      let made = Model()
      model = made
      leaks.watch(made)
    }
    #expect(model == nil)
  }

  @Test func `A tree is watched with its children and the loaded views`() throws {
    let (root, child) = (UIViewController(), UIViewController())
    root.title = "Root"
    root.loadViewIfNeeded()
    root.addChild(child)
    leaks.watch(tree: root)
    #expect(
      leaks.survivors == [
        "UIViewController \"Root\"", "the view of UIViewController \"Root\"",
        "UIViewController, a child of UIViewController \"Root\"",
      ])
  }

  @Test func `An object on screen is described as such`() async throws {
    let stage = try await Stage.open()
    do {
      let root = UIViewController()
      leaks.watch(root)
      stage.show(root)
    }
    await stage.turn()
    #expect(leaks.survivors == ["UIViewController, in a window"])
    stage.clear()
    await stage.settle()
    try leaks.expectReleased()
  }

  @Test func `A view is described with its superview`() {
    let (view, superview) = (UIView(), UIView())
    superview.addSubview(view)
    leaks.watch(view, named: "banner")
    #expect(leaks.survivors == ["banner, in UIView"])
  }

  @Test func `The error lists all survivors`() {
    #expect(LeakError(survivors: ["A", "B"]).description == "Not released: A; B")
  }

  @Test func `After a check no objects are watched`() throws {
    let model = Model()
    leaks.watch(model)
    #expect(throws: LeakError.self) { try leaks.expectReleased() }
    try leaks.expectReleased()
    _ = model
  }
}
