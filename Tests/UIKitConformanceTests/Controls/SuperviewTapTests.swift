#if canImport(Simulator)
  import Testing
  import UIKit

  /// Taps on a button in a view that recognizes taps itself.
  @MainActor
  struct SuperviewTapTests {
    private func taps(cancelsTouches: Bool) async throws -> [String] {
      let stage = try await Stage.open()
      let root = UIViewController()
      let log = CallbackLog.off()
      await stage.show(root)
      let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
      button.addAction(UIAction { _ in log.note("button") }, for: .touchUpInside)
      root.view.addSubview(button)
      let tap = UITapGestureRecognizer(_runtimeHandler: { _ in log.note("view") })
      tap.cancelsTouchesInView = cancelsTouches
      root.view.addGestureRecognizer(tap)
      await stage.turn()
      try await stage.tap(at: button.center)
      await stage.settle()
      return log.take()
    }

    @Test(.rule("R2163"))
    func `A recognizer that does not cancel touches recognizes the tap before the button sends its action`()
      async throws
    {
      #expect(try await taps(cancelsTouches: false) == ["view", "button"])
    }

    @Test(.rule("R2163"))
    func `A recognizer that cancels touches does not recognize the tap on the button`() async throws {
      #expect(try await taps(cancelsTouches: true) == ["button"])
    }
  }
#endif
