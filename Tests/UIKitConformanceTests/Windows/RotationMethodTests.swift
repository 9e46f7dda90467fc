import Testing
import UIKit

/// The methods with which view controllers responded to rotations before iOS 8.
@MainActor
struct RotationMethodTests {
  private class Turning: UIViewController {
    let log = CallbackLog.off()
    private func note(_ text: String) {
      log.note("\(text) at \(interfaceOrientation.rawValue), \(view.bounds.width > view.bounds.height)")
    }
    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
      super.willRotate(to: toInterfaceOrientation, duration: duration)
      note("will \(toInterfaceOrientation.rawValue) \(duration > 0)")
    }
    override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
      super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
      note("animate \(toInterfaceOrientation.rawValue)")
    }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      super.didRotate(from: fromInterfaceOrientation)
      note("did \(fromInterfaceOrientation.rawValue)")
    }
  }

  @Test(.rule("R1596"))
  func `A controller and its children are notified before, in and after a rotation`() async throws {
    let stage = try await Stage.open()
    let (root, child) = (Turning(), Turning())
    await stage.show(root)
    root.embed(child)
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    await stage.turn()
    #expect(root.interfaceOrientation == .portrait)
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    let expected = ["will 3 true at 1, false", "animate 3 at 3, true", "did 1 at 3, true"]
    #expect(root.log.take() == expected)
    #expect(child.log.take() == expected)
    #expect(root.interfaceOrientation == .landscapeRight)
  }

  @Test(.rule("R1596"))
  func `A controller that responds to changes of its size itself is not notified`() async throws {
    final class Adaptive: Turning {
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    }
    let stage = try await Stage.open()
    let root = Adaptive()
    await stage.show(root)
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    #expect(root.log.take().isEmpty)
  }

  // Whether iOS still notifies a controller of a half turn is not documented.
  #if canImport(Simulator)
    @Test(.rule("R1596"))
    func `A half turn is a rotation, although no size changes`() async throws {
      let stage = try await Stage.open()
      let root = Turning()
      await stage.show(root)
      await stage.rotate(to: .landscapeRight)
      await stage.settle()
      _ = root.log.take()
      await stage.rotate(to: .landscapeLeft)
      await stage.settle()
      #expect(
        root.log.take() == ["will 4 true at 3, true", "animate 4 at 4, true", "did 3 at 4, true"])
    }
  #endif
}
