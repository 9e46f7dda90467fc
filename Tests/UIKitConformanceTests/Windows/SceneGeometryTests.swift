import Testing
import UIKit

/// The geometry of a scene, and the reports of its changes.
@MainActor
struct SceneGeometryTests {
  @MainActor
  private final class Delegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var updates: [(size: CGSize, orientation: UIInterfaceOrientation, verticalClass: UIUserInterfaceSizeClass)] = []

    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      updates.append(
        (
          previousCoordinateSpace.bounds.size, previousInterfaceOrientation,
          previousTraitCollection.verticalSizeClass
        ))
    }
  }

  @Test(.rule("R1452"))
  func `The geometry has the orientation of the interface`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(UIViewController())
    #expect(stage.scene.effectiveGeometry.interfaceOrientation == .portrait)
    let before = stage.scene.effectiveGeometry
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    #expect(stage.scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    #expect(before.interfaceOrientation == .portrait)
    withExtendedLifetime(window) {}
  }

  @Test(.rule("R1453"))
  func `Changes of the geometry can be observed`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(UIViewController())
    let log = OrientationLog()
    let observation = stage.scene.observe(\.effectiveGeometry) { scene, _ in
      MainActor.assumeIsolated { log.orientations.append(scene.effectiveGeometry.interfaceOrientation) }
    }
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    #expect(log.orientations.last == .landscapeRight)
    withExtendedLifetime((window, observation)) {}
  }

  @MainActor
  private final class OrientationLog {
    var orientations: [UIInterfaceOrientation] = []
  }

  @Test(.rule("R1454"))
  func `The delegate receives the former size, orientation and traits`() async throws {
    let stage = try await Stage.open()
    let delegate = Delegate()
    let former = stage.scene.delegate
    stage.scene.delegate = delegate
    defer { stage.scene.delegate = former }
    let window = await stage.show(UIViewController())
    let size = window.bounds.size
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    let update = try #require(delegate.updates.first { $0.orientation == .portrait })
    #expect(update.size == size)
    #expect(update.verticalClass == .regular)
  }
}
