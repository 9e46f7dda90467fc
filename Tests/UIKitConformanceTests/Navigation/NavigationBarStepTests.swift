import Testing
import UIKit

/// What a navigation controller that adopts the protocol of its bar's delegate is asked and notified of.
@MainActor
struct NavigationBarStepTests {
  private final class Navigation: UINavigationController, UINavigationBarDelegate {
    let log = CallbackLog()
    var permits = true

    private func note(_ name: String, _ item: UINavigationItem) {
      let isInteractive = transitionCoordinator.map { $0.initiallyInteractive ? " by swipe" : " by transition" } ?? ""
      let items = navigationBar.items?.count ?? 0
      log.note("\(name) \(item.title ?? "") \(viewControllers.count)/\(items)\(isInteractive)")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      note("shouldPush", item)
      return true
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { note("didPush", item) }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      note("shouldPop", item)
      return permits
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { note("didPop", item) }
  }

  private let navigation = Navigation()

  private func make(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func open(_ titles: String...) async throws -> Stage {
    let stage = try await Stage.open()
    navigation.viewControllers = titles.map(make)
    await stage.show(navigation)
    _ = navigation.log.take()
    return stage
  }

  @Test(.rule("R2211"))
  func `It is asked before a push, and notified after it`() async throws {
    let stage = try await open("A")
    navigation.pushViewController(make("B"), animated: true)
    await stage.turn()
    #expect(navigation.log.take() == ["shouldPush B 2/1 by transition"])
    await stage.settle()
    #expect(navigation.log.take() == ["didPush B 2/2"])
  }

  @Test(.rule("R2211"))
  func `It is asked before a pop by code, when the stack has changed already`() async throws {
    let stage = try await open("A", "B")
    navigation.popViewController(animated: true)
    await stage.turn()
    #expect(navigation.log.take() == ["shouldPop B 1/2 by transition"])
    await stage.settle()
    #expect(navigation.log.take() == ["didPop B 1/1"])
  }

  @Test(.rule("R2211"))
  func `It is not notified if the controller below hides the bar`() async throws {
    let stage = try await Stage.open()
    let below = RecordingViewController("A", .off())
    below.on(.viewWillAppear) { [navigation] in navigation.setNavigationBarHidden(true, animated: true) }
    let above = RecordingViewController("B", .off())
    above.on(.viewWillAppear) { [navigation] in navigation.setNavigationBarHidden(false, animated: true) }
    navigation.viewControllers = [below, above]
    await stage.show(navigation)
    _ = navigation.log.take()
    navigation.popViewController(animated: true)
    await stage.settle()
    #expect(!navigation.log.take().contains { $0.hasPrefix("didPop") })
  }

  #if canImport(Simulator)
    private func tapBack(_ stage: Stage) async throws {
      let bar = navigation.navigationBar
      try await stage.tap(at: bar.convert(CGPoint(x: 20, y: bar.bounds.midY), to: nil))
      await stage.settle()
    }

    @Test(.rule("R2211"))
    func `Its answer prevents a pop by the back button, for which it is asked once`() async throws {
      let stage = try await open("A", "B")
      navigation.permits = false
      try await tapBack(stage)
      #expect(navigation.log.take() == ["shouldPop B 2/2"])
      #expect(navigation.viewControllers.count == 2)
      navigation.permits = true
      try await tapBack(stage)
      #expect(navigation.log.take() == ["shouldPop B 2/2", "didPop B 1/1"])
    }

    @Test(.rule("R2211"))
    func `It is asked during a swipe, when the stack has changed already`() async throws {
      let stage = try await open("A", "B")
      try await stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400))
      await stage.settle()
      #expect(navigation.log.take() == ["shouldPop B 1/2 by swipe", "didPop B 1/1"])
    }

    @Test(.rule("R2211"))
    func `It is not notified of a swipe that is cancelled`() async throws {
      let stage = try await open("A", "B")
      try await stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), resting: 0.5)
      await stage.settle()
      #expect(navigation.log.take() == ["shouldPop B 1/2 by swipe"])
      #expect(navigation.viewControllers.count == 2)
    }
  #endif
}
