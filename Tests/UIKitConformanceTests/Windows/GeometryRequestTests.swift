// A device is turned by its user, and the orientation that a test leaves would remain for the others.
#if canImport(Simulator)
  import Testing
  import UIKit

  /// Requests for the orientation of a scene.
  @MainActor
  struct GeometryRequestTests {
    private final class Upright: UIViewController {
      var mask = UIInterfaceOrientationMask.allButUpsideDown
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }

    private let root = Upright()

    @Test(.rule("R1305"))
    func `The interface rotates to an orientation that is requested`() async throws {
      let stage = try await Stage.open()
      await stage.show(root)
      var errors = 0
      stage.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
      await stage.settle()
      #expect(stage.scene.interfaceOrientation.isLandscape)
      stage.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
      await stage.settle()
      #expect(stage.scene.interfaceOrientation == .portrait)
      #expect(errors == 0)
    }

    @Test(.rule("R1305"))
    func `An orientation that the view controllers do not support is an error`() async throws {
      let stage = try await Stage.open()
      root.mask = .portrait
      await stage.show(root)
      var errors = 0
      stage.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
      await stage.settle()
      #expect(stage.scene.interfaceOrientation == .portrait)
      #expect(errors == 1)
    }
  }
#endif
