// Only the simulator can choose a document.
#if canImport(Simulator)
  import Foundation
  import Simulator
  import Testing
  import UIKit
  import UniformTypeIdentifiers

  /// Documents that the user opens.
  @MainActor
  struct DocumentPickerTests {
    @Test(.rule("R1041"))
    func `The delegate receives the document when the picker was dismissed`() async throws {
      let stage = try await DocumentPickerStage.open()
      await stage.present(UIDocumentPickerViewController(forOpeningContentTypes: [.text]))
      try await stage.tap("Letter")
      #expect(stage.log == ["picked Letter.txt"] && !stage.wasPresented)
      #expect(stage.root.presentedViewController == nil)
      let expected = stage.simulator.documentsDirectory.appendingPathComponent("Letter.txt")
      #expect(stage.urls.map(\.path) == [expected.path])
    }

    @Test(.rule("R1041"))
    func `The delegate receives a copy if the picker makes copies`() async throws {
      let stage = try await DocumentPickerStage.open()
      for _ in 1...2 {
        await stage.present(UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true))
        try await stage.tap("Letter")
        let copy = try #require(stage.urls.first)
        #expect(!copy.path.hasPrefix(stage.simulator.documentsDirectory.path))
        #expect(try String(contentsOf: copy, encoding: .utf8) == "Letter.txt")
      }
      #expect(stage.log.first == "picked Letter.txt" && stage.log.count == 2)
      #expect(stage.read("Letter.txt") == "Letter.txt")
    }

    @Test(.rule("R1040"))
    func `Documents of other types are shown, and cannot be selected`() async throws {
      let stage = try await DocumentPickerStage.open()
      await stage.present(UIDocumentPickerViewController(forOpeningContentTypes: [.image]))
      for name in ["Letter", "Budget", "Photo", "Invoices"] { #expect(stage.screen.contains(name), "\(name)") }
      let traits = Dictionary(
        stage.simulator.accessibilityElements().compactMap { element in element.label.map { ($0, element.traits) } },
        uniquingKeysWith: { first, _ in first })
      func isDimmed(_ name: String) -> Bool? {
        traits.first { $0.key.hasPrefix(name) }?.value.contains(.notEnabled)
      }
      #expect(isDimmed("Letter") == true && isDimmed("Budget") == true)
      #expect(isDimmed("Photo") == false && isDimmed("Invoices") == false)
      let letter = try #require(
        stage.simulator.accessibilityElements().first { $0.label?.hasPrefix("Letter") == true })
      try await stage.simulator.tap(at: CGPoint(x: letter.frame.midX, y: letter.frame.midY))
      await stage.simulator.settle()
      #expect(stage.log.isEmpty && stage.root.presentedViewController != nil)
    }

    @Test(.rule("R1040"))
    func `A folder opens, and the back button returns to all documents`() async throws {
      let stage = try await DocumentPickerStage.open()
      await stage.present(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]))
      try await stage.tap("Invoices")
      #expect(stage.screen.contains("March") && !stage.screen.contains("Letter"))
      try await stage.tap("On My iPhone")
      #expect(stage.screen.contains("Letter"))
      try await stage.tap("Invoices")
      try await stage.tap("April")
      #expect(stage.log == ["picked April.pdf"])
    }

    @Test(.rule("R1042"))
    func `Cancel dismisses the picker, and then calls the delegate`() async throws {
      let stage = try await DocumentPickerStage.open()
      await stage.present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
      try await stage.tap("Cancel")
      #expect(stage.log == ["cancelled"] && !stage.wasPresented)
      #expect(stage.root.presentedViewController == nil)
    }

    @Test(.rule("R1042"))
    func `Pulling the picker down cancels it, and dismissing it by code does not`() async throws {
      let stage = try await DocumentPickerStage.open()
      await stage.present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
      try await stage.simulator.drag(
        from: CGPoint(x: 196, y: 85), to: CGPoint(x: 196, y: 700), over: .milliseconds(300))
      await stage.simulator.settle()
      #expect(stage.root.presentedViewController == nil)
      #expect(stage.log == ["cancelled"])
      await stage.present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
      stage.root.dismiss(animated: true)
      await stage.simulator.settle()
      #expect(stage.root.presentedViewController == nil)
      #expect(stage.log == ["cancelled"])
    }

    @Test(.rule("R1043"))
    func `Several documents are selected and then opened`() async throws {
      let stage = try await DocumentPickerStage.open()
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .text])
      picker.allowsMultipleSelection = true
      await stage.present(picker)
      try await stage.tap("Select")
      await #expect(throws: SimulatorError.self, "nothing is selected") { try await stage.tap("Open") }
      try await stage.tap("Letter")
      try await stage.tap("Budget")
      #expect(stage.log.isEmpty)
      try await stage.tap("Open")
      #expect(stage.log == ["picked Budget.pdf, Letter.txt"])
    }

    @Test(.rule("R1043"))
    func `Without Select, a tap opens one document, and Done returns to that`() async throws {
      let stage = try await DocumentPickerStage.open()
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .text])
      #expect(!picker.allowsMultipleSelection)
      await stage.present(picker)
      #expect(!stage.screen.contains("\"Select\""))
      picker.allowsMultipleSelection = true
      stage.root.dismiss(animated: false)
      await stage.simulator.settle()
      await stage.present(picker)
      try await stage.tap("Select")
      try await stage.tap("Letter")
      try await stage.tap("Done")
      try await stage.tap("Budget")
      #expect(stage.log == ["picked Budget.pdf"])
    }

    @Test(.rule("R1044"))
    func `The picker begins in the folder of the app, below all documents`() async throws {
      let stage = try await DocumentPickerStage.open()
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
      picker.directoryURL = stage.simulator.documentsDirectory.appendingPathComponent("Invoices")
      await stage.present(picker)
      #expect(stage.screen.contains("March"))
      try await stage.tap("On My iPhone")
      #expect(stage.screen.contains("Budget"))
    }

    @Test(.rule("R1044"))
    func `Filename extensions are shown if the picker says so`() async throws {
      let stage = try await DocumentPickerStage.open()
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
      await stage.present(picker)
      #expect(!stage.screen.contains("Budget.pdf"))
      stage.root.dismiss(animated: false)
      await stage.simulator.settle()
      picker.shouldShowFileExtensions = true
      await stage.present(picker)
      #expect(stage.screen.contains("Budget.pdf"))
    }

    @Test(.rule("R1046"))
    func `With the type of folders, the folder that is shown can be opened`() async throws {
      let stage = try await DocumentPickerStage.open()
      await stage.present(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
      try await stage.tap("Invoices")
      try await stage.tap("Open")
      #expect(stage.log == ["picked Invoices"])
    }

    @Test(.rule("R1048"))
    func `A picker that was dismissed can be presented again, with the documents as they are then`() async throws {
      let stage = try await DocumentPickerStage.open()
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
      await stage.present(picker)
      try await stage.tap("Invoices")
      try await stage.tap("Cancel")
      try stage.write("News.pdf")
      await stage.present(picker)
      try await stage.tap("News")
      #expect(stage.log == ["cancelled", "picked News.pdf"])
    }

    @Test(.rule("R1048"))
    func `A second tap while the picker disappears has no effect`() async throws {
      let stage = try await DocumentPickerStage.open()
      await stage.present(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .text]))
      try stage.tapWithoutWaiting("Budget")
      try? stage.tapWithoutWaiting("Letter")
      try? stage.tapWithoutWaiting("Cancel")
      await stage.simulator.settle()
      #expect(stage.log == ["picked Budget.pdf"])
    }

    @Test(.rule("R1047"))
    func `A document needs access, and a copy does not`() async throws {
      let stage = try await DocumentPickerStage.open()
      let letter = stage.simulator.documentsDirectory.appendingPathComponent("Letter.txt")
      #expect(!letter.startAccessingSecurityScopedResource())
      await stage.present(UIDocumentPickerViewController(forOpeningContentTypes: [.text]))
      try await stage.tap("Letter")
      let url = try #require(stage.urls.first)
      #expect(url.startAccessingSecurityScopedResource())
      #expect(stage.simulator.accessedDocuments.map(\.lastPathComponent) == ["Letter.txt"])
      url.stopAccessingSecurityScopedResource()
      #expect(stage.simulator.accessedDocuments.isEmpty)
      await stage.present(UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true))
      try await stage.tap("Letter")
      #expect(stage.urls.first?.startAccessingSecurityScopedResource() == false)
    }

    @Test(.rule("R1047"))
    func `Access to a folder includes what is in it`() async throws {
      let stage = try await DocumentPickerStage.open()
      await stage.present(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
      try await stage.tap("Invoices")
      try await stage.tap("Open")
      let folder = try #require(stage.urls.first)
      #expect(folder.appendingPathComponent("March.pdf").startAccessingSecurityScopedResource())
      let sibling = folder.deletingLastPathComponent().appendingPathComponent("Invoices 2/May.pdf")
      #expect(!sibling.startAccessingSecurityScopedResource())
    }
  }
#endif
