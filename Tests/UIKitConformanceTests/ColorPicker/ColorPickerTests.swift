// Only the simulator can touch the color picker.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// What a color picker selects and reports, and the color well that presents it.
  @MainActor
  struct ColorPickerTests {
    @MainActor
    private final class Delegate: NSObject, UIColorPickerViewControllerDelegate {
      var log: [String] = []
      var color: UIColor?
      func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
      ) {
        self.color = color
        log.append(continuously ? "continuously" : "selected")
      }
      func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finish") }
    }

    private let delegate = Delegate()

    private func present() async -> (Simulator, UIColorPickerViewController) {
      let simulator = await Simulator.boot(.iPhone15)
      let root = UIViewController()
      simulator.show(root)
      let picker = UIColorPickerViewController()
      picker.delegate = delegate
      root.present(picker, animated: true)
      await simulator.settle()
      return (simulator, picker)
    }

    private func parts(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha].map { ($0 * 100).rounded() / 100 }
    }

    @Test(.rule("R1022"))
    func `The delegate receives the color that the user selects, and not the one that code sets`() async throws {
      let (simulator, picker) = await present()
      picker.selectedColor = .systemRed
      #expect(delegate.log == [])
      try await simulator.tap("Black")
      #expect(delegate.log == ["selected"])
      #expect(parts(picker.selectedColor) == [0, 0, 0, 1])
      #expect(delegate.color.map(parts) == [0, 0, 0, 1])
    }

    @Test(.rule("R1022"))
    func `A touch on the grid selects continuously until it ends`() async throws {
      let (simulator, picker) = await present()
      try await simulator.tap("Color grid")
      #expect(delegate.log.last == "selected")
      #expect(delegate.log.dropLast().allSatisfy { $0 == "continuously" } && delegate.log.count >= 2)
      #expect(parts(picker.selectedColor) != [1, 1, 1, 1])
      #expect(picker.presentingViewController != nil)
    }

    @Test(.rule("R1023"))
    func `The delegate is notified when the picker was dismissed`() async throws {
      let (simulator, _) = await present()
      try await simulator.tap("Close")
      await simulator.settle()
      #expect(delegate.log == ["finish"])
    }

    @Test(.rule("R1023"))
    func `The opacity can be selected unless the picker does not support it`() async throws {
      let (simulator, picker) = await present()
      #expect(simulator.textSnapshot().contains("OPACITY"))
      picker.supportsAlpha = false
      simulator.commit()
      #expect(!simulator.textSnapshot().contains("OPACITY"))
    }

    @Test(.rule("R1024"))
    func `A color well presents a picker, and sends an event when a color is selected`() async throws {
      let simulator = await Simulator.boot(.iPhone15)
      let root = UIViewController()
      let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 44, height: 44))
      well.accessibilityLabel = "Well"
      well.title = "Background"
      well.selectedColor = .systemTeal
      var events = 0
      well.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
      root.view.addSubview(well)
      simulator.show(root)
      try await simulator.tap("Well")
      await simulator.settle()
      let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
      #expect(picker.title == "Background")
      #expect(parts(picker.selectedColor) == parts(.systemTeal))
      #expect(events == 0)
      try await simulator.tap("Black")
      #expect(events == 1)
      #expect(well.selectedColor.map(parts) == [0, 0, 0, 1])
    }
  }
#endif
