import Testing
import UIKit

@MainActor
struct CoordinateSpaceTests {
  @Test(.rule("R1484"))
  func `The spaces of the screen follow the interface, or stay in portrait`() async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    await stage.show(controller)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    controller.view.addSubview(view)
    let screen = UIScreen.main
    #expect(view.convert(CGPoint.zero, to: screen.coordinateSpace) == CGPoint(x: 10, y: 20))
    #expect(screen.fixedCoordinateSpace.convert(CGRect(x: 10, y: 20, width: 30, height: 40), to: view) == view.bounds)
    let size = screen.bounds.size
    await stage.rotate(to: .landscapeRight)
    #expect(screen.coordinateSpace.bounds.size == CGSize(width: size.height, height: size.width))
    #expect(screen.fixedCoordinateSpace.bounds.size == size)
    #expect(view.convert(CGPoint.zero, to: screen.coordinateSpace) == CGPoint(x: 10, y: 20))
    // The left edge of the interface is the top of the device.
    #expect(
      view.convert(view.bounds, to: screen.fixedCoordinateSpace)
        == CGRect(x: size.width - 60, y: 10, width: 40, height: 30))
    #expect(view.convert(CGPoint(x: size.width - 20, y: 10), from: screen.fixedCoordinateSpace) == .zero)
  }
}
