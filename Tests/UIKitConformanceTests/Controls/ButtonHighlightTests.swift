// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Testing
  import UIKit

  /// The highlight of buttons that are tapped.
  @MainActor
  struct ButtonHighlightTests {
    @Test(.rule("R1947"))
    func `The highlight ends after the action of a tap, which cannot keep it`() async throws {
      let stage = try await Stage.open()
      let root = UIViewController()
      await stage.show(root)
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
      root.view.addSubview(button)
      var (actions, isTracking) = (0, true)
      let action = UIAction { [weak button] _ in
        actions += 1
        isTracking = button?.isTracking ?? true
        button?.isHighlighted = true
      }
      button.addAction(action, for: .touchUpInside)
      try await stage.tap(at: CGPoint(x: 150, y: 320))
      await stage.settle()
      #expect(actions == 1 && !isTracking)
      #expect(!button.isHighlighted)
    }
  }
#endif
