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

  @Test(.rule("R1914"))
  func `A window converts to the coordinates of the screen where there is no other view`() async throws {
    let stage = try await Stage.open()
    let window = stage.makeWindow()
    window.frame = CGRect(x: 50, y: 60, width: 100, height: 100)
    window.isHidden = false
    await stage.turn()
    // The variable states which of the overloads of Apple's platforms is called.
    let nothing: UIView? = nil
    let (inside, outside) = (CGRect(x: 1, y: 1, width: 2, height: 3), CGRect(x: 51, y: 61, width: 2, height: 3))
    #expect(window.convert(inside.origin, to: nothing) == outside.origin)
    #expect(window.convert(outside.origin, from: nothing) == inside.origin)
    #expect(window.convert(inside, to: nothing) == outside)
    #expect(window.convert(outside, from: nothing) == inside)
    #expect(window.convert(inside, to: window) == inside)
  }

  @Test(.rule("R1914"))
  func `A view converts to the coordinates of its window, and of the screen`() async throws {
    let stage = try await Stage.open()
    let window = stage.makeWindow()
    window.frame = CGRect(x: 50, y: 60, width: 100, height: 100)
    window.isHidden = false
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    await stage.turn()
    let (inside, screen) = (CGPoint(x: 11, y: 21), CGPoint(x: 61, y: 81))
    let one = CGPoint(x: 1, y: 1)
    #expect(view.convert(one, to: nil) == inside && view.convert(inside, from: nil) == one)
    let space = UIScreen.main.coordinateSpace
    #expect(view.convert(one, to: space) == screen && view.convert(screen, from: space) == one)
    #expect(space.convert(screen, to: view) == one && space.convert(one, from: view) == screen)
    let area = CGRect(x: 0, y: 0, width: 5, height: 6)
    #expect(space.convert(area.offsetBy(dx: 60, dy: 80), to: view) == area)
    #expect(space.convert(CGPoint.zero, from: window) == window.frame.origin)
  }
}
