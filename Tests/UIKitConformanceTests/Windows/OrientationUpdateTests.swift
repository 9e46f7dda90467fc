// The device can be rotated only if it is simulated.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The orientation of the interface when the supported orientations change.
  @MainActor
  struct OrientationUpdateTests {
    private final class Oriented: UIViewController {
      var orientations: UIInterfaceOrientationMask
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

      init(_ orientations: UIInterfaceOrientationMask) {
        self.orientations = orientations
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }
    }

    @Test(.rule("R1951"))
    func `The interface rotates to the orientation of the device when that becomes supported`() async {
      let simulator = await Simulator.boot(.iPhone15)
      let root = Oriented(.portrait)
      let window = simulator.show(root)
      simulator.rotate(to: .landscapeLeft)
      await simulator.settle()
      #expect(window.bounds.width < window.bounds.height)
      root.orientations = .all
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
      await simulator.settle()
      #expect(window.bounds.width > window.bounds.height)
    }

    @Test(.rule("R1951"))
    func `A requested orientation is kept if the device has another one`() async {
      let simulator = await Simulator.boot(.iPhone15)
      let root = Oriented(.all)
      let window = simulator.show(root)
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
      simulator.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
      await simulator.settle()
      #expect(window.bounds.width > window.bounds.height)
    }

    @Test(.rule("R1952"), arguments: [true, false])
    func `After the dismissal of a controller in landscape the interface has the orientation of the device`(
      animated: Bool
    ) async {
      let simulator = await Simulator.boot(.iPhone15)
      let root = UIViewController()
      let window = simulator.show(root)
      let presented = Oriented(.landscape)
      presented.modalPresentationStyle = .fullScreen
      root.present(presented, animated: animated, completion: nil)
      await simulator.settle()
      #expect(window.bounds.width > window.bounds.height)
      root.dismiss(animated: animated, completion: nil)
      await simulator.settle()
      #expect(window.bounds.width < window.bounds.height)
    }
  }
#endif
