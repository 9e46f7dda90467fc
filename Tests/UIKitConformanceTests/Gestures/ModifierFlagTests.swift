// Only the simulator has touches and keys.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The modifier keys during gestures.
  @MainActor
  struct ModifierFlagTests {
    @Test(.rule("R1697"))
    func `A recognizer has the modifier keys of the last event of its gesture`() async throws {
      let simulator = await Simulator.boot(.iPhone15)
      let root = UIViewController()
      var flags: [UIKeyModifierFlags] = []
      root.view.addGestureRecognizer(UITapGestureRecognizer(_runtimeHandler: { flags.append($0.modifierFlags) }))
      simulator.show(root)
      await simulator.settle()
      let place = CGPoint(x: 200, y: 400)
      try await simulator.tap(at: place)
      simulator.keyDown("x", modifiers: .shift)
      try await simulator.tap(at: place)
      simulator.keyUp("x")
      try await simulator.tap(at: place)
      #expect(flags == [[], .shift, []])
    }
  }
#endif
