// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Testing
  import UIKit

  /// What an app without scenes requests of the system.
  @MainActor
  struct AppRequestTests {
    private let button = UIButton(type: .system)

    @Test(.rule("R1290"))
    func `Touches are ignored until each request to ignore them has ended`() async throws {
      let stage = try await Stage.open()
      let root = UIViewController()
      await stage.show(root)
      button.frame = CGRect(x: 100, y: 200, width: 100, height: 50)
      var presses = 0
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      root.view.addSubview(button)
      await stage.turn()
      let app = UIApplication.shared
      app.beginIgnoringInteractionEvents()
      app.beginIgnoringInteractionEvents()
      #expect(app.isIgnoringInteractionEvents)
      // The simulator reports a touch that no view receives.
      try? await stage.tap(at: button.center)
      app.endIgnoringInteractionEvents()
      try? await stage.tap(at: button.center)
      #expect(presses == 0)
      app.endIgnoringInteractionEvents()
      #expect(!app.isIgnoringInteractionEvents)
      try await stage.tap(at: button.center)
      #expect(presses == 1)
    }

    @Test(.rule("R1291"))
    func `The style of the status bar is that of the view controllers`() async throws {
      let stage = try await Stage.open()
      await stage.show(UIViewController())
      let app = UIApplication.shared
      let style = stage.scene.statusBarManager?.statusBarStyle
      app.setStatusBarStyle(.lightContent, animated: false)
      app.setStatusBarHidden(true, with: .none)
      #expect(stage.scene.statusBarManager?.statusBarStyle == style)
      #expect(stage.scene.statusBarManager?.isStatusBarHidden == false)
    }
  }
#endif
