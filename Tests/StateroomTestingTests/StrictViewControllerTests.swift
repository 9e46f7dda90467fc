import StateroomTesting
import Testing
import UIKit

/// Collects what strict controllers report.
@MainActor
private final class Reports {
  private var sentences: [String] = []

  func add(_ sentence: String) { sentences.append(sentence) }

  func take() -> [String] {
    defer { sentences = [] }
    return sentences
  }
}

@MainActor
struct StrictViewControllerTests {
  private let reports = Reports()
  private let controller: StrictViewController

  init() {
    controller = StrictViewController("A") { [reports] in reports.add($0) }
  }

  // MARK: - What Is Legal

  @Test func `A life as UIKit sends it is legal`() async throws {
    let stage = try await Stage.open()
    let parent = UIViewController()
    stage.show(parent)
    await stage.turn()
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    controller.didMove(toParent: parent)
    await stage.turn()
    #expect(controller.hasAppeared)
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    await stage.turn()
    #expect(!controller.hasAppeared)
    controller.checkAtRest()
    #expect(reports.take() == [])
  }

  @Test func `A cancelled transition is legal`() {
    controller.viewWillAppear(true)
    controller.viewWillDisappear(true)
    controller.viewDidDisappear(true)
    controller.viewWillAppear(false)
    controller.viewIsAppearing(false)
    controller.viewDidAppear(false)
    controller.viewWillDisappear(true)
    controller.viewWillAppear(true)
    controller.viewDidAppear(true)
    controller.checkAtRest()
    #expect(reports.take() == [])
  }

  @Test func `A cancelled swipe back is legal, and one that follows it`() async throws {
    let stage = try await Stage.open()
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    await stage.turn()
    navigation.pushViewController(controller, animated: false)
    await stage.turn()
    for _ in 0..<2 {
      controller.willMove(toParent: nil)
      controller.beginAppearanceTransition(false, animated: true)
      controller.beginAppearanceTransition(true, animated: true)
      controller.endAppearanceTransition()
      controller.checkAtRest()
    }
    #expect(reports.take() == [])
    navigation.popViewController(animated: false)
    await stage.turn()
    controller.checkAtRest()
    #expect(reports.take() == [])
  }

  /// Returns a parent in which the controller has appeared, and which has cancelled its removal.
  private func parentAfterCancelledRemoval() -> UIViewController {
    let parent = UIViewController()
    parent.addChild(controller)
    controller.didMove(toParent: parent)
    controller.viewWillAppear(false)
    controller.viewIsAppearing(false)
    controller.viewDidAppear(false)
    controller.willMove(toParent: nil)
    controller.viewWillDisappear(true)
    controller.viewWillAppear(true)
    controller.viewDidAppear(true)
    return parent
  }

  @Test func `A container can confirm the parent after a cancelled removal`() {
    let parent = parentAfterCancelledRemoval()
    controller.didMove(toParent: parent)
    #expect(reports.take() == [])
  }

  @Test func `A parent that is deallocated leaves its children without an announcement`() {
    var parent: UIViewController? = UIViewController()
    parent?.addChild(controller)
    controller.didMove(toParent: parent)
    parent = nil
    #expect(controller.parent == nil)
    let next = UIViewController()
    next.addChild(controller)
    controller.didMove(toParent: next)
    #expect(reports.take() == [])
    controller.removeFromParent()
    #expect(reports.take() == ["A: didMove(toParent: nil) without willMove(toParent:)"])
  }

  // MARK: - What Is Not

  @Test func `A removal after its announcement was withdrawn`() {
    let parent = parentAfterCancelledRemoval()
    controller.viewWillDisappear(false)
    controller.viewDidDisappear(false)
    controller.removeFromParent()
    #expect(parent.children == [])
    #expect(reports.take() == ["A: didMove(toParent: nil) without willMove(toParent:)"])
  }

  @Test func `A did without its will`() {
    controller.viewDidAppear(false)
    #expect(reports.take() == ["A: viewDidAppear(false) after nothing; it is valid only while appearing"])
  }

  @Test func `A will twice`() {
    controller.viewWillAppear(false)
    controller.viewWillAppear(false)
    #expect(
      reports.take() == [
        "A: viewWillAppear(false) after viewWillAppear(false); it is valid only while disappeared or disappearing"
      ])
  }

  @Test func `A disappearance of a controller that never appeared`() {
    controller.viewWillDisappear(true)
    #expect(
      reports.take() == [
        "A: viewWillDisappear(true) after nothing; it is valid only while appeared or appearing"
      ])
  }

  @Test func `The wrong did`() {
    controller.viewWillAppear(false)
    controller.viewDidDisappear(false)
    #expect(
      reports.take() == [
        "A: viewDidDisappear(false) after viewWillAppear(false); it is valid only while disappearing"
      ])
  }

  @Test func `An appearance without viewIsAppearing`() {
    controller.viewWillAppear(false)
    controller.viewDidAppear(false)
    #expect(reports.take() == ["A: viewDidAppear(false) without viewIsAppearing"])
  }

  @Test func `viewIsAppearing twice`() {
    controller.viewWillAppear(false)
    controller.viewIsAppearing(false)
    controller.viewIsAppearing(false)
    #expect(reports.take() == ["A: viewIsAppearing(false) twice in one transition"])
  }

  @Test func `Two values for animated in one transition`() {
    controller.viewWillAppear(true)
    controller.viewIsAppearing(true)
    controller.viewDidAppear(false)
    #expect(
      reports.take() == [
        "A: viewDidAppear(false) after viewIsAppearing(true); the value of animated must not change during a transition"
      ])
  }

  @Test func `Losing a parent that it does not have`() {
    controller.willMove(toParent: nil)
    #expect(reports.take() == ["A: willMove(toParent: nil) without a parent"])
  }

  @Test func `A removal without warning`() {
    let parent = UIViewController()
    parent.addChild(controller)
    controller.didMove(toParent: parent)
    controller.removeFromParent()
    #expect(reports.take() == ["A: didMove(toParent: nil) without willMove(toParent:)"])
  }

  @Test func `A removal while it is on screen`() {
    let parent = UIViewController()
    parent.addChild(controller)
    controller.didMove(toParent: parent)
    controller.viewWillAppear(false)
    controller.willMove(toParent: nil)
    controller.removeFromParent()
    #expect(reports.take() == ["A: didMove(toParent: nil) while appearing"])
  }

  @Test func `Moving again before having moved`() {
    let parent = UIViewController()
    parent.addChild(controller)
    controller.willMove(toParent: nil)
    #expect(reports.take() == ["A: willMove(toParent:) before the didMove(toParent:) of the previous one"])
  }

  // MARK: - At Rest

  @Test func `A transition that was never ended`() {
    controller.viewWillAppear(true)
    controller.checkAtRest()
    #expect(reports.take() == ["A: still appearing at rest"])
  }

  @Test func `A move that was never ended`() {
    UIViewController().addChild(controller)
    _ = reports.take()
    let parent = UIViewController()
    let other = StrictViewController("B") { [reports] in reports.add($0) }
    parent.addChild(other)
    other.checkAtRest()
    #expect(reports.take() == ["B: willMove(toParent:) without didMove(toParent:)"])
  }
}
