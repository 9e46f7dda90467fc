import Foundation
import Stateroom
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

  @Test func `A tree includes what its controllers present, and not what others present over them`() async throws {
    let stage = try await Stage.open()
    let (root, child, sheet, cover) = (UIViewController(), UIViewController(), UIViewController(), UIViewController())
    for (controller, title) in [(root, "Root"), (child, "Child"), (sheet, "Sheet"), (cover, "Cover")] {
      controller.title = title
    }
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.show(root)
    await stage.turn()
    // Presented by the root, which is what covers the screen.
    child.present(sheet, animated: false, completion: nil)
    sheet.present(cover, animated: false, completion: nil)
    await stage.settle()
    func watched(_ controller: UIViewController) -> [String] {
      let leaks = LeakDetector()
      leaks.watch(tree: controller)
      return leaks.survivors.map { String($0.prefix { $0 != "," }) }
    }
    func names(_ titles: String...) -> [String] {
      titles.flatMap { ["UIViewController \"\($0)\"", "the view of UIViewController \"\($0)\""] }
    }
    #expect(watched(root) == names("Root", "Child", "Sheet", "Cover"))
    #expect(watched(child) == names("Child"))
    #expect(watched(sheet) == names("Sheet", "Cover"))
  }

  @Test func `A child that is retained is found in the tree of an interface that was shown`() async throws {
    let stage = try await Stage.open()
    var retained: [UIViewController] = []
    do {
      let root = StateViewController(initialState: 0) { _ in
        let child = UIViewController()
        child.title = "Child"
        retained = [child]
        return child
      }
      stage.show(root)
      await stage.settle()
      leaks.watch(tree: root)
      stage.clear()
    }
    let error = await #expect(throws: LeakError.self) { try await leaks.expectReleased(on: stage) }
    #expect(error?.survivors == ["UIViewController \"Child\"", "the view of UIViewController \"Child\""])
    #expect(retained.count == 1)
  }

  @Test func `An object that is deallocated in time is no leak`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    stage.show(root)
    await stage.turn()
    func retainForASecond() {
      let controller = UIViewController()
      leaks.watch(controller)
      UIView.animate(withDuration: 1) {
        root.view.alpha -= 0.1
      } completion: { _ in
        withExtendedLifetime(controller) {}
      }
    }
    retainForASecond()
    #expect(leaks.survivors == ["UIViewController"])
    try await leaks.expectReleased(on: stage)
    retainForASecond()
    await #expect(throws: LeakError(survivors: ["UIViewController"])) {
      try await leaks.expectReleased(on: stage, within: 0.5)
    }
    // The time is not advanced where nothing needs it.
    let start = Date()
    try await leaks.expectReleased(on: stage, within: 1_000_000)
    #expect(Date().timeIntervalSince(start) < 10)
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
