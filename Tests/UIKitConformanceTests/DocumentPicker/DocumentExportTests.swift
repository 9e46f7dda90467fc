// Only the simulator can choose a folder.
#if canImport(Simulator)
  import Foundation
  import Simulator
  import Testing
  import UIKit
  import UniformTypeIdentifiers

  /// Documents that the user exports to a folder.
  @MainActor
  struct DocumentExportTests {
    @Test(.rule("R1045"))
    func `A document is moved to the folder that is shown`() async throws {
      let stage = try await DocumentPickerStage.open()
      let file = try stage.makeAppFile("Report.txt", "new")
      await stage.present(UIDocumentPickerViewController(forExporting: [file]))
      try await stage.tap("Invoices")
      try await stage.tap("Move")
      #expect(stage.log == ["picked Report.txt"] && !stage.wasPresented)
      #expect(stage.read("Invoices/Report.txt") == "new")
      #expect(!FileManager.default.fileExists(atPath: file.path))
      let url = try #require(stage.urls.first)
      #expect(url.path == stage.simulator.documentsDirectory.appendingPathComponent("Invoices/Report.txt").path)
      #expect(url.startAccessingSecurityScopedResource())
    }

    @Test(.rule("R1045"))
    func `A document is copied if the picker makes copies`() async throws {
      let stage = try await DocumentPickerStage.open()
      let file = try stage.makeAppFile("Report.txt", "new")
      await stage.present(UIDocumentPickerViewController(forExporting: [file], asCopy: true))
      try await stage.tap("Save")
      #expect(stage.read("Report.txt") == "new")
      #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test(.rule("R1045"))
    func `A name that is in use gets a number`() async throws {
      let stage = try await DocumentPickerStage.open()
      try stage.write("Letter 2.txt")
      let file = try stage.makeAppFile("Letter.txt", "new")
      await stage.present(UIDocumentPickerViewController(forExporting: [file]))
      try await stage.tap("Move")
      #expect(stage.log == ["picked Letter 3.txt"])
      #expect(stage.read("Letter.txt") == "Letter.txt" && stage.read("Letter 3.txt") == "new")
    }

    @Test(.rule("R1045"))
    func `Several documents are exported in their order, and cancelling exports none`() async throws {
      let stage = try await DocumentPickerStage.open()
      let files = [try stage.makeAppFile("B.txt", "b"), try stage.makeAppFile("A.txt", "a")]
      await stage.present(UIDocumentPickerViewController(forExporting: files, asCopy: true))
      try await stage.tap("Cancel")
      #expect(stage.log == ["cancelled"] && stage.read("A.txt") == nil)
      await stage.present(UIDocumentPickerViewController(forExporting: files, asCopy: true))
      try await stage.tap("Save")
      #expect(stage.log == ["cancelled", "picked B.txt, A.txt"])
      #expect(stage.read("A.txt") == "a" && stage.read("B.txt") == "b")
    }

    @Test(.rule("R1045"))
    func `A document that does not exist is reported to the user, who can cancel`() async throws {
      let stage = try await DocumentPickerStage.open()
      let missing = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
      await stage.present(UIDocumentPickerViewController(forExporting: [missing]))
      try await stage.tap("Move")
      #expect(stage.log.isEmpty)
      try await stage.tap("OK")
      try await stage.tap("Cancel")
      #expect(stage.log == ["cancelled"])
    }

    @Test(.rule("R1049"))
    func `The modes of the older initializers determine whether documents are copied`() async throws {
      let stage = try await DocumentPickerStage.open()
      let file = try stage.makeAppFile("Report.txt", "new")
      let pickers = [
        UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import),
        UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open),
        UIDocumentPickerViewController(url: file, in: .exportToService),
        UIDocumentPickerViewController(urls: [file], in: .moveToService),
      ]
      #expect(pickers.map(\.documentPickerMode) == [.import, .open, .exportToService, .moveToService])
      await stage.present(pickers[0])
      try await stage.tap("Letter")
      #expect(stage.urls.first?.path.hasPrefix(stage.simulator.documentsDirectory.path) == false)
      await stage.present(pickers[1])
      try await stage.tap("Letter")
      #expect(stage.urls.first?.path.hasPrefix(stage.simulator.documentsDirectory.path) == true)
      await stage.present(pickers[2])
      try await stage.tap("Save")
      #expect(stage.read("Report.txt") == "new" && FileManager.default.fileExists(atPath: file.path))
      await stage.present(pickers[3])
      try await stage.tap("Move")
      #expect(stage.read("Report 2.txt") == "new" && !FileManager.default.fileExists(atPath: file.path))
    }
  }
#endif
