import Testing
import UIKit

/// The transition coordinator of a navigation controller directly after a push.
@MainActor
struct NavigationCoordinatorTests {
  @Test(.rule("R261"))
  func `After an animated push there is a coordinator with both controllers`() async throws {
    let nav = try await NavigationStage("A")
    let (a, b) = (nav.controller(0), nav.make("B"))
    nav.navigation.pushViewController(b, animated: true)
    let coordinator = try #require(nav.navigation.transitionCoordinator)
    #expect(coordinator.isAnimated)
    #expect(coordinator.viewController(forKey: .from) === a)
    #expect(coordinator.viewController(forKey: .to) === b)
    #expect(b.transitionCoordinator === coordinator)
    #expect(nav.titles == ["A", "B"])
    coordinator.animate(alongsideTransition: nil) { [log = nav.log] _ in log.note("completion") }
    await nav.stage.turn()
    #expect(nav.navigation.transitionCoordinator === coordinator)
    await nav.stage.settle()
    #expect(nav.log.take().last == "completion")
    #expect(nav.navigation.transitionCoordinator == nil)
  }

  @Test(.rule("R261"))
  func `What is animated alongside an announced push runs with it`() async throws {
    let nav = try await NavigationStage("A")
    let b = nav.make("B")
    nav.navigation.pushViewController(b, animated: true)
    var phase = ""
    nav.navigation.transitionCoordinator?.animate { _ in phase = b.viewIfLoaded?.window == nil ? "early" : "animating" }
    #expect(phase.isEmpty)
    await nav.stage.turn()
    #expect(phase == "animating")
    await nav.stage.settle()
  }

  @Test(.rule("R261"), arguments: ["pop", "popToRoot", "set"])
  func `After every animated change there is a coordinator`(change: String) async throws {
    let nav = try await NavigationStage("A", "B")
    switch change {
    case "pop": nav.navigation.popViewController(animated: true)
    case "popToRoot": nav.navigation.popToRootViewController(animated: true)
    default: nav.navigation.setViewControllers([nav.make("C")], animated: true)
    }
    var isCompleted = false
    let coordinator = try #require(nav.navigation.transitionCoordinator)
    coordinator.animate(alongsideTransition: nil) { _ in isCompleted = true }
    await nav.stage.settle()
    #expect(isCompleted)
  }

  @Test(.rule("R261"))
  func `A push that is reverted in the same turn completes its coordinator`() async throws {
    let nav = try await NavigationStage("A")
    nav.navigation.pushViewController(nav.make("B"), animated: true)
    let coordinator = try #require(nav.navigation.transitionCoordinator)
    var isCompleted = false
    coordinator.animate(alongsideTransition: nil) { _ in isCompleted = true }
    nav.navigation.popViewController(animated: false)
    await nav.stage.settle()
    #expect(isCompleted)
    #expect(nav.navigation.transitionCoordinator == nil)
    #expect(nav.titles == ["A"])
  }

  @Test(.rule("R261"))
  func `A second push in the same turn keeps the coordinator and changes its destination`() async throws {
    let nav = try await NavigationStage("A")
    nav.navigation.pushViewController(nav.make("B"), animated: true)
    let coordinator = try #require(nav.navigation.transitionCoordinator)
    let c = nav.make("C")
    nav.navigation.pushViewController(c, animated: true)
    #expect(nav.navigation.transitionCoordinator === coordinator)
    #expect(coordinator.viewController(forKey: .to) === c)
    #expect(nav.titles == ["A", "B", "C"])
    await nav.stage.settle()
    #expect(nav.titles == ["A", "B", "C"])
  }

  @Test(.rule("R262"))
  func `A push without animation reports the appearance before the layout`() async throws {
    let nav = try await NavigationStage("A", recording: [.viewDidAppear, .viewDidLayoutSubviews])
    nav.navigation.pushViewController(nav.make("B"), animated: false)
    await nav.stage.turn()
    let entries = nav.log.take().filter { $0.hasPrefix("B.") }
    #expect(entries.first == "B.viewDidAppear(false)")
    #expect(entries.contains("B.viewDidLayoutSubviews()"))
  }
}
