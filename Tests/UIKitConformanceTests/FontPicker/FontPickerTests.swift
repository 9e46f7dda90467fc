// Only the simulator can touch the font picker.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// What a font picker lists and reports.
  @MainActor
  struct FontPickerTests {
    private final class Delegate: NSObject, UIFontPickerViewControllerDelegate {
      var log: [String] = []
      func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        log.append("pick \(viewController.selectedFontDescriptor?.postscriptName ?? "")")
      }
      func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.append("cancel") }
    }

    private let delegate = Delegate()
    private let root = UIViewController()

    private func present(_ configuration: UIFontPickerViewController.Configuration = .init()) async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      simulator.show(root)
      let picker = UIFontPickerViewController(configuration: configuration)
      picker.delegate = delegate
      root.present(picker, animated: true)
      await simulator.settle()
      return simulator
    }

    @Test(.rule("R1284"))
    func `A tap selects a family, and dismisses the picker`() async throws {
      let simulator = await present()
      try await simulator.tap("Arial")
      #expect(delegate.log == ["pick ArialMT"])
      await simulator.settle()
      #expect(root.presentedViewController == nil)
      #expect(delegate.log.count == 1)
    }

    @Test(.rule("R1284"))
    func `Cancel dismisses the picker without a font`() async throws {
      let simulator = await present()
      try await simulator.tap("Cancel")
      await simulator.settle()
      #expect(delegate.log == ["cancel"])
      #expect(root.presentedViewController == nil)
    }

    @Test(.rule("R1285"))
    func `The list can be searched`() async throws {
      let simulator = await present()
      try await simulator.tap("Search")
      await simulator.settle()
      try await simulator.type("cour")
      await simulator.settle()
      #expect(throws: (any Error).self) { try simulator.tap("Menlo") }
      try await simulator.tap("Courier New")
      await simulator.settle()
      #expect(delegate.log == ["pick CourierNewPSMT"])
    }

    @Test(.rule("R1285"))
    func `A configuration filters the fonts by their traits`() async throws {
      let configuration = UIFontPickerViewController.Configuration()
      configuration.filteredTraits = .traitMonoSpace
      let simulator = await present(configuration)
      #expect(throws: (any Error).self) { try simulator.tap("Arial") }
      try await simulator.tap("Courier")
      await simulator.settle()
      #expect(delegate.log == ["pick Courier"])
    }
  }
#endif
