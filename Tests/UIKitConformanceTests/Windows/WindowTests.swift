import Testing
import UIKit

@MainActor
struct WindowTests {
  let log = CallbackLog(.appearance)

  // MARK: - Root

  @Test(.rule("R231"))
  func `The root's view fills the window`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    let window = await stage.show(root)
    #expect(root.view.superview != nil)
    #expect(root.view.window === window)
    #expect(root.view.convert(root.view.bounds, to: window) == window.bounds)
  }

  @Test(.rule("R231", "M3"))
  func `A visible window shows a new root immediately and releases the old view`() async throws {
    let stage = try await Stage.open()
    let (first, second) = (UIViewController(), UIViewController())
    let window = await stage.show(first)
    window.rootViewController = second
    #expect(second.view.window === window)
    await stage.turn()
    #expect(first.view.window == nil)
    #expect(second.view.frame == window.bounds)
  }

  /// The order between the old root and the new one is not established.
  @Test(.rule("R231"))
  func `Replacing the root sends each controller its own callbacks`() async throws {
    let stage = try await Stage.open()
    let (first, second) = (RecordingViewController("1", log), RecordingViewController("2", log))
    let window = await stage.show(first)
    _ = log.take()
    window.rootViewController = second
    await stage.turn()
    let trace = log.take()
    #expect(
      trace.filter { $0.hasPrefix("1") } == ["1.viewWillDisappear(false)", "1.viewDidDisappear(false)"])
    #expect(trace.filter { $0.hasPrefix("2") } == ["2.viewWillAppear(false)", "2.viewDidAppear(false)"])
    #expect(trace.count == 4)
  }

  @Test(.rule("R231"))
  func `Setting the same root again does nothing`() async throws {
    let stage = try await Stage.open()
    let root = RecordingViewController("1", log)
    let window = await stage.show(root)
    _ = log.take()
    window.rootViewController = root
    await stage.turn()
    #expect(log.take() == [])
  }

  @Test(.rule("R231"))
  func `Removing the root removes its view`() async throws {
    let stage = try await Stage.open()
    let root = RecordingViewController("1", log)
    let window = await stage.show(root)
    _ = log.take()
    window.rootViewController = nil
    await stage.turn()
    #expect(root.view.window == nil)
    #expect(log.take() == ["1.viewWillDisappear(false)", "1.viewDidDisappear(false)"])
  }

  @Test(.rule("R231", "M3"))
  func `A root that is set in a visible window loads and appears immediately`() async throws {
    let stage = try await Stage.open()
    let log = CallbackLog(.loading, .appearance)
    let window = stage.makeWindow()
    window.makeKeyAndVisible()
    await stage.turn()
    window.rootViewController = RecordingViewController("A", log)
    #expect(log.take() == ["A.loadView()", "A.viewDidLoad()", "A.viewWillAppear(false)"])
    await stage.turn()
    #expect(log.take() == ["A.viewDidAppear(false)"])
  }

  @Test(.rule("R2107"), arguments: [false, true])
  func `A root that became a child of the new one remains in its view`(isInWindow: Bool) async throws {
    let stage = try await Stage.open()
    let root = RecordingViewController("1", log)
    let window = await stage.show(root)
    _ = log.take()
    let container = UIViewController()
    if isInWindow { window.addSubview(container.view) }
    root.view.removeFromSuperview()
    container.addChild(root)
    container.view.addSubview(root.view)
    root.didMove(toParent: container)
    window.rootViewController = container
    await stage.turn()
    #expect(root.view.superview === container.view && root.view.window === window)
    let trace = log.take()
    #expect(trace.first == "1.viewWillDisappear(false)" && trace.last == "1.viewDidAppear(false)", "\(trace)")
  }

  @Test(.rule("R2107"))
  func `A root that is put on the stack of the new one remains visible`() async throws {
    let stage = try await Stage.open()
    let root = RecordingViewController("1", log)
    let window = await stage.show(root)
    window.rootViewController = UINavigationController(rootViewController: root)
    await stage.settle()
    #expect(root.view.window === window && root.navigationController === window.rootViewController)
  }

  @Test(.rule("R2107"))
  func `The view of a root that the app has moved to another window remains there`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    let window = await stage.show(root)
    let other = await stage.show(UIViewController())
    other.addSubview(root.view)
    window.rootViewController = UIViewController()
    await stage.turn()
    #expect(root.view.superview === other)
  }

  // MARK: - Key and Visible

  @Test(.rule("R232"))
  func `A new window is hidden and not key`() async throws {
    let stage = try await Stage.open()
    let window = stage.makeWindow()
    #expect(window.isHidden)
    #expect(!window.isKeyWindow)
  }

  @Test(.rule("R232"))
  func `makeKeyAndVisible shows the window and makes it key`() async throws {
    let stage = try await Stage.open()
    let window = stage.makeWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
    #expect(window.isKeyWindow)
    #expect(stage.scene.keyWindow === window)
  }

  @Test(.rule("R232"))
  func `The previous key window resigns`() async throws {
    let stage = try await Stage.open()
    let first = await stage.show(UIViewController())
    let second = await stage.show(UIViewController())
    #expect(!first.isKeyWindow)
    #expect(second.isKeyWindow)
    first.makeKey()
    #expect(first.isKeyWindow)
    #expect(!second.isKeyWindow)
  }

  @Test(.rule("R232"))
  func `resignKey is called before the other's becomeKey`() async throws {
    final class Window: UIWindow {
      var note: (String) -> Void = { _ in }
      override func becomeKey() {
        super.becomeKey()
        note("becomeKey")
      }
      override func resignKey() {
        super.resignKey()
        note("resignKey")
      }
    }
    let stage = try await Stage.open()
    let (first, second) = (Window(windowScene: stage.scene), Window(windowScene: stage.scene))
    first.makeKeyAndVisible()
    first.note = { [log] in log.note("1.\($0)") }
    second.note = { [log] in log.note("2.\($0)") }
    second.makeKeyAndVisible()
    #expect(log.take() == ["1.resignKey", "2.becomeKey"])
    first.isHidden = true
    second.isHidden = true
  }

  @Test(.rule("R232"))
  func `Showing a window does not make it key`() async throws {
    let stage = try await Stage.open()
    let first = await stage.show(UIViewController())
    let second = stage.makeWindow()
    second.rootViewController = UIViewController()
    second.isHidden = false
    await stage.turn()
    #expect(first.isKeyWindow)
    #expect(!second.isKeyWindow)
  }

  @Test(.rule("R232"))
  func `Becoming visible and key is posted`() async throws {
    let stage = try await Stage.open()
    let window = stage.makeWindow()
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didBecomeHiddenNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) {
        [log] notification in
        let name = notification.name.rawValue
        MainActor.assumeIsolated { log.note(name) }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    window.makeKeyAndVisible()
    #expect(Set(log.take()) == [names[0].rawValue, names[1].rawValue])
    window.isHidden = true
    #expect(log.take() == [names[2].rawValue])
  }

  @Test(.rule("R233"))
  func `Two windows in one scene keep their controllers separate`() async throws {
    let stage = try await Stage.open()
    let (first, second) = (RecordingViewController("1", log), RecordingViewController("2", log))
    let window = await stage.show(first)
    await stage.show(second)
    _ = log.take()
    window.isHidden = true
    await stage.turn()
    #expect(log.take() == ["1.viewWillDisappear(false)", "1.viewDidDisappear(false)"])
  }

  // MARK: - Scene

  @Test(.rule("R233"))
  func `A window of a scene is among the scene's windows`() async throws {
    let stage = try await Stage.open()
    let window = stage.makeWindow()
    #expect(window.windowScene === stage.scene)
    #expect(stage.scene.windows.contains(window))
  }

  @Test(.rule("R233"))
  func `A window without scene is not`() async throws {
    let stage = try await Stage.open()
    let window = stage.makeWindow()
    window.windowScene = nil
    #expect(!stage.scene.windows.contains(window))
  }

  @Test(.rule("R234"))
  func `The scene on screen is in the foreground and active`() async throws {
    let stage = try await Stage.open()
    #expect(stage.scene.activationState == .foregroundActive)
    #expect(UIApplication.shared.connectedScenes.contains(stage.scene))
  }

  @Test(.rule("R232"))
  func `A window is its own window and has no superview`() async throws {
    let stage = try await Stage.open()
    let window = stage.makeWindow()
    #expect(window.superview == nil)
    #expect(window.window === window)
  }

  @Test(.rule("R233"))
  func `Levels are ordered: normal, status bar, alert`() {
    #expect(UIWindow.Level.normal.rawValue < UIWindow.Level.statusBar.rawValue)
    #expect(UIWindow.Level.statusBar.rawValue < UIWindow.Level.alert.rawValue)
  }

  @Test(.rule("R1876"))
  func `The screen of a window can be set`() async throws {
    let window = try await Stage.open().makeWindow()
    window.screen = UIScreen.main
    #expect(window.screen === UIScreen.main)
  }
}
