// Only the simulator has an iPad and touches.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The shortcuts above the keyboard of an iPad.
  @MainActor
  struct ShortcutsBarTests {
    private func show(_ device: Device) async -> (Simulator, UITextField) {
      let simulator = await Simulator.boot(device)
      let controller = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      controller.view.addSubview(field)
      simulator.show(controller)
      return (simulator, field)
    }

    @Test(.rule("R1359"))
    func `On iPad, the shortcuts of the first responder are above the keyboard and perform their actions`()
      async throws
    {
      let (simulator, field) = await show(.iPadPro11)
      var taps: [String] = []
      func group(_ title: String) -> UIBarButtonItemGroup {
        let item = UIBarButtonItem(title: title, primaryAction: UIAction { _ in taps.append(title) })
        return UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
      }
      field.inputAssistantItem.leadingBarButtonGroups = [group("Leading")]
      field.inputAssistantItem.trailingBarButtonGroups = [group("Trailing")]
      field.becomeFirstResponder()
      await simulator.settle()
      try await simulator.tap("Leading")
      try await simulator.tap("Trailing")
      #expect(taps == ["Leading", "Trailing"])
      field.inputAssistantItem.leadingBarButtonGroups = []
      await simulator.settle()
      await #expect(throws: (any Error).self) { try await simulator.tap("Leading") }
    }

    @Test(.rule("R1359"))
    func `On iPad, a responder shows the shortcuts of the next responder that has any`() async throws {
      let (simulator, field) = await show(.iPadPro11)
      var taps = 0
      let item = UIBarButtonItem(title: "Insert", primaryAction: UIAction { _ in taps += 1 })
      let controller = try #require(field.superview?.next as? UIViewController)
      controller.inputAssistantItem.trailingBarButtonGroups = [
        UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
      ]
      field.becomeFirstResponder()
      await simulator.settle()
      try await simulator.tap("Insert")
      #expect(taps == 1)
    }

    @Test(.rule("R1359"))
    func `On iPhone, there are no shortcuts`() async throws {
      let (simulator, field) = await show(.iPhone15)
      field.inputAssistantItem.leadingBarButtonGroups = [
        UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem(title: "Leading")], representativeItem: nil)
      ]
      field.becomeFirstResponder()
      await simulator.settle()
      await #expect(throws: (any Error).self) { try await simulator.tap("Leading") }
    }
  }
#endif
