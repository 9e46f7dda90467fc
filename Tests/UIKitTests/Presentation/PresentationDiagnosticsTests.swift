import Simulator
import Testing
import UIKit

/// What UIKit says on the console about presentations that cannot be.
@MainActor
@Suite(.ownDevice)
struct PresentationDiagnosticsTests {
  private final class Named: UIViewController {
    nonisolated let name: String
    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    nonisolated override var description: String { "<\(name)>" }
  }

  private let clock = ManualClock()
  private let a = Named("A")
  private let b = Named("B")
  private let c = Named("C")
  private let window = UIWindow(windowScene: UIApplication.shared.defaultScene)

  private func messages(_ body: () -> Void) -> [String] {
    final class Box { var messages: [String] = [] }
    let box = Box()
    RuntimeDiagnostics.observer = { _, message in box.messages.append(message) }
    defer { RuntimeDiagnostics.observer = nil }
    body()
    return box.messages
  }

  private func show() {
    window.rootViewController = a
    window.makeKeyAndVisible()
    clock.advance(by: 1)
  }

  @Test func `A controller without a window`() {
    #expect(
      messages { a.present(b, animated: false) } == [
        "Attempt to present <B> on <A> (from <A>) whose view is not in the window hierarchy."
      ])
  }

  @Test func `A controller that presents already`() {
    show()
    a.present(b, animated: true)
    #expect(
      messages { a.present(c, animated: true) } == [
        "Attempt to present <C> on <A> (from <A>) which is already presenting <B>."
      ])
    clock.advance(by: 2)
    #expect(
      messages { a.present(c, animated: true) } == [
        "Attempt to present <C> on <A> (from <A>) which is already presenting <B>."
      ])
  }

  @Test func `A controller that is being presented or dismissed`() {
    show()
    a.present(b, animated: true)
    clock.advance(by: 0.1)
    #expect(
      messages { b.present(c, animated: true) } == [
        "Attempt to present <C> on <B> (from <B>) while a presentation is in progress."
      ])
    clock.advance(by: 2)
    a.dismiss(animated: true)
    clock.advance(by: 0.1)
    #expect(
      messages { b.present(c, animated: true) } == [
        "Attempt to present <C> on <B> (from <B>) while a dismissal is in progress."
      ])
    clock.advance(by: 2)
    #expect(a.presentedViewController == nil)
  }

  @Test func `A presenter that leaves before the presentation begins`() {
    show()
    var count = 0
    let said = messages {
      a.present(b, animated: true) { count += 1 }
      window.rootViewController = UIViewController()
      clock.advance(by: 1)
    }
    #expect(said == ["Attempt to present <B> on <A> whose view is not in the window hierarchy."])
    #expect(count == 1)
    #expect(b.presentingViewController == nil)
  }

  @Test func `Valid presentations are not reported`() {
    show()
    let said = messages {
      a.present(b, animated: true)
      clock.advance(by: 2)
      b.present(c, animated: false)
      clock.advance(by: 2)
      a.dismiss(animated: true)
      clock.advance(by: 2)
    }
    #expect(said == [])
  }

  // MARK: - Raising

  @Test func `A controller with a parent cannot be presented`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      parent.present(child, animated: false)
    }
  }

  @Test func `A controller that is presented cannot be presented again`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
      let root = UIViewController()
      let presented = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(presented, animated: false)
      root.present(presented, animated: false)
    }
  }
}
