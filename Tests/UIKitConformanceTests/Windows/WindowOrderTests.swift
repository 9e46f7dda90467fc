import Testing
import UIKit

/// Several windows in one scene: their order, and the key window.
@MainActor
struct WindowOrderTests {
  private let log = CallbackLog(.appearance)

  @Test(.rule("R232"))
  func `Windows are ordered by their levels`() async throws {
    let stage = try await Stage.open()
    let alert = stage.makeWindow()
    alert.windowLevel = .alert
    let status = stage.makeWindow()
    status.windowLevel = .statusBar
    let normal = stage.makeWindow()
    for window in [normal, status, alert] { window.isHidden = false }
    let order = stage.scene.windows.filter { [alert, status, normal].contains($0) }
    #expect(order == [normal, status, alert])
  }

  @Test(.rule("R232"))
  func `makeKeyAndVisible moves a window in front of the windows of its level only`()
    async throws
  {
    let stage = try await Stage.open()
    let (first, second, above) = (stage.makeWindow(), stage.makeWindow(), stage.makeWindow())
    above.windowLevel = .alert
    for window in [first, second, above] { window.isHidden = false }
    first.makeKeyAndVisible()
    let order = stage.scene.windows.filter { [first, second, above].contains($0) }
    #expect(order == [second, first, above])
    #expect(first.isKeyWindow)
  }

  @Test(.rule("R232"))
  func `A window that refuses to become key does not`() async throws {
    final class Overlay: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let stage = try await Stage.open()
    let main = await stage.show(UIViewController())
    let overlay = Overlay(windowScene: stage.scene)
    overlay.makeKeyAndVisible()
    #expect(!overlay.isHidden)
    #expect(!overlay.isKeyWindow)
    #expect(main.isKeyWindow)
    overlay.isHidden = true
  }

  @Test(.rule("R232"))
  func `A hidden window is not key`() async throws {
    let stage = try await Stage.open()
    let (main, other) = (await stage.show(UIViewController()), await stage.show(UIViewController()))
    #expect(other.isKeyWindow)
    other.isHidden = true
    #expect(!other.isKeyWindow)
    #expect(main.isKeyWindow)
    main.isHidden = true
    #expect(!main.isKeyWindow)
  }

  @Test(.rule("R232"))
  func `A window that becomes key posts after its callback, and the other one before`() async throws {
    let stage = try await Stage.open()
    let (first, second) = (
      await stage.show(UIViewController()), await stage.show(UIViewController())
    )
    let names = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]
    let observers = names.flatMap { name in
      [("1", first), ("2", second)].map { title, window in
        NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) {
          [log] notification in
          let entry = "\(title) \(notification.name.rawValue)"
          MainActor.assumeIsolated { log.note(entry) }
        }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    first.makeKey()
    #expect(log.take() == ["2 \(names[1].rawValue)", "1 \(names[0].rawValue)"])
    first.makeKey()
    #expect(log.take() == [])
  }

  @Test(.rule("R233"))
  func `A window that leaves its scene is not key and not among its windows`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(UIViewController())
    window.windowScene = nil
    #expect(!window.isKeyWindow)
    #expect(!stage.scene.windows.contains(window))
    window.windowScene = stage.scene
    #expect(stage.scene.windows.contains(window))
  }

  @Test(.rule("R231"))
  func `The root of a window can be set, removed, and set again`() async throws {
    let stage = try await Stage.open()
    let root = RecordingViewController("A", log)
    let window = await stage.show(root)
    for _ in 0..<3 {
      window.rootViewController = nil
      await stage.turn()
      #expect(root.view.window == nil)
      window.rootViewController = root
      await stage.turn()
      #expect(root.view.window === window)
      #expect(root.view.frame == window.bounds)
    }
    let trace = log.take()
    #expect(trace.count == 2 + 3 * 4)
  }

  @Test(.rule("R231", "T145"))
  func `A root that was replaced is deallocated`() async throws {
    let stage = try await Stage.open()
    weak var old: UIViewController?
    let window = stage.makeWindow()
    do {
      let root = UIViewController()
      old = root
      window.rootViewController = root
      window.makeKeyAndVisible()
      await stage.turn()
    }
    window.rootViewController = UIViewController()
    await stage.settle()
    #expect(old == nil)
  }

  @Test(.rule("R231"))
  func `A root that is replaced in its own callback is removed with its children`() async throws {
    let stage = try await Stage.open()
    let (first, second) = (RecordingViewController("1", log), RecordingViewController("2", log))
    let window = stage.makeWindow()
    first.on(.viewDidAppear) { [weak window] in window?.rootViewController = second }
    window.rootViewController = first
    window.makeKeyAndVisible()
    await stage.settle()
    #expect(window.rootViewController === second)
    #expect(second.view.window === window)
    #expect(first.view.window == nil)
    let trace = log.take()
    #expect(
      trace.filter { $0.hasPrefix("1") } == [
        "1.viewWillAppear(false)", "1.viewDidAppear(false)", "1.viewWillDisappear(false)",
        "1.viewDidDisappear(false)",
      ])
    #expect(
      trace.filter { $0.hasPrefix("2") } == ["2.viewWillAppear(false)", "2.viewDidAppear(false)"])
  }

  @Test(.rule("T11"))
  func `Removing the root leaves its presentations on screen`() async throws {
    let stage = try await Stage.open()
    let (root, modal) = (RecordingViewController("A", log), RecordingViewController("M", log))
    let window = await stage.show(root)
    modal.modalPresentationStyle = .pageSheet
    root.present(modal, animated: false, completion: nil)
    await stage.settle()
    _ = log.take()
    window.rootViewController = nil
    await stage.settle()
    #expect(modal.view.window === window)
    #expect(!log.take().contains { $0.hasPrefix("M") })
    modal.dismiss(animated: false, completion: nil)
    await stage.settle()
  }
}
