import Stateroom
import StateroomTesting
import Testing
import UIKit

/// Which diagnostics a log collects.
@MainActor
struct DiagnosticsLogTests {
  private let container = ContainerViewController()
  private let other = ContainerViewController()
  private let child = UIViewController()

  /// Makes a request that a container refuses.
  @discardableResult
  private func misuse(_ container: ContainerViewController) -> TransitionRequest {
    container.setViewControllers([child, child])
  }

  /// Calls a closure, and returns the number of the refusals that the previous handler receives.
  private func refusalsInHandler(_ body: () -> Void) -> Int {
    let handler = Diagnostics.refusalHandler
    defer { Diagnostics.refusalHandler = handler }
    var count = 0
    Diagnostics.refusalHandler = { _ in count += 1 }
    body()
    return count
  }

  @Test func `A refusal has the object that the request was made of, and does not retain it`() async throws {
    let stage = try await Stage.open()
    let log = DiagnosticsLog(for: container)
    let refusal = try #require(misuse(container).outcomeIfEnded?.refusalOfTest)
    #expect(refusal.container === container)
    #expect(log.refusals.first?.container === container)
    #expect(log.refusals == [refusal])
    var released: ContainerViewController? = ContainerViewController()
    let otherRefusal = try #require(released.map { misuse($0) }?.outcomeIfEnded?.refusalOfTest)
    #expect(otherRefusal.container === released)
    released = nil
    #expect(otherRefusal.container == nil)
    log.end()
    withExtendedLifetime(stage) {}
  }

  @Test func `The log of a container collects nothing of others, which the previous handler receives`() async throws {
    let stage = try await Stage.open()
    let count = refusalsInHandler {
      let log = DiagnosticsLog(for: container)
      misuse(other)
      #expect(log.refusals == [])
      misuse(container)
      #expect(log.refusals.count == 1)
      let all = DiagnosticsLog()
      misuse(other)
      #expect(log.refusals.count == 1 && all.refusals.count == 1)
      all.end()
      log.end()
    }
    #expect(count == 1)
    withExtendedLifetime(stage) {}
  }

  @Test func `The log of a view controller collects the diagnostics of what it contains and presents`() async throws {
    let stage = try await Stage.open()
    let (root, sheet) = (UIViewController(), ContainerViewController())
    root.addChild(container)
    root.view.addSubview(container.view)
    container.didMove(toParent: root)
    stage.show(root)
    await stage.turn()
    container.present(sheet, animated: false, completion: nil)
    await stage.settle()
    let log = DiagnosticsLog(for: root)
    misuse(container)
    misuse(sheet)
    stage.show(other)
    misuse(other)
    #expect(log.refusals.map { $0.container === container } == [true, false])
    #expect(log.refusals.last?.container === sheet)
    log.end()
  }

  @Test func `The log of a root controller collects its own diagnostics and those of its windows`() async throws {
    let stage = try await Stage.open()
    let inner = container
    let roots = RootController(initialState: 0) { $0 == 1 ? inner : UIViewController() }
    let window = roots.install(in: stage.scene)
    await stage.settle()
    roots.transition(to: 1, animated: false)
    await stage.settle()
    let log = DiagnosticsLog(for: roots)
    misuse(container)
    misuse(other)
    #expect(log.refusals.map { $0.container === container } == [true])
    // An interface that belongs to another container is refused in the window.
    let taken = UIViewController()
    other.addChild(taken)
    let refusing = RootController(initialState: 0) { $0 == 0 ? UIViewController() : taken }
    let second = refusing.install(in: stage.scene)
    let refusals = DiagnosticsLog(for: refusing)
    let outcome = refusing.transition(to: 1, animated: false).outcomeIfEnded
    #expect(outcome?.refusalOfTest?.container === refusing)
    #expect(refusals.refusals.map(\.reason) == [.childHasAnotherParent])
    #expect(log.refusals.count == 1)
    refusals.end()
    log.end()
    withExtendedLifetime((window, second)) {}
  }

  @Test func `The log of an app controller collects its own diagnostics`() async throws {
    final class Interfaces: AppControllerInterfaceProviding {
      let loggedIn = UIViewController()
      func loggedOutInterfaceViewController(for appController: AppController) -> UIViewController { UIViewController() }
      func loggedInInterfaceViewController(for appController: AppController) -> UIViewController { loggedIn }
    }
    let stage = try await Stage.open()
    let interfaces = Interfaces()
    other.addChild(interfaces.loggedIn)
    let app = AppController(interfaceProvider: interfaces)
    let window = app.install(in: stage.scene)
    await stage.settle()
    let log = DiagnosticsLog(for: app)
    misuse(container)
    let refusal = try #require(app.login(animated: false).outcomeIfEnded?.refusalOfTest)
    #expect(log.refusals == [refusal] && refusal.container === app)
    log.end()
    withExtendedLifetime(window) {}
  }
}

extension TransitionOutcome {
  /// The refusal, if the request was refused.
  fileprivate var refusalOfTest: TransitionRefusal? {
    if case .refused(let refusal) = self { refusal } else { nil }
  }
}
