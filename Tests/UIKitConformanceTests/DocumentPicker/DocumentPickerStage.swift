#if canImport(Simulator)
  import Foundation
  import Simulator
  import Testing
  import UIKit

  /// A device with documents, on which a document picker is presented.
  @MainActor
  final class DocumentPickerStage: NSObject, UIDocumentPickerDelegate {
    let simulator: Simulator
    let root = UIViewController()
    private(set) var log: [String] = []
    private(set) var urls: [URL] = []
    /// A Boolean value that indicates whether a picker was presented when the delegate was called last.
    private(set) var wasPresented = false

    static func open(_ device: Device = .iPhone15) async throws -> DocumentPickerStage {
      let stage = DocumentPickerStage(await Simulator.boot(device))
      try stage.write("Letter.txt", "Budget.pdf", "Photo.png", "Invoices/March.pdf", "Invoices/April.pdf")
      stage.simulator.show(stage.root)
      return stage
    }

    private init(_ simulator: Simulator) { self.simulator = simulator }

    // MARK: - Files

    /// Creates files among the documents, whose contents are their paths.
    func write(_ paths: String...) throws {
      for path in paths {
        let file = simulator.documentsDirectory.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(path.utf8).write(to: file)
      }
    }

    /// Returns the content of a document; `nil` if there is none.
    func read(_ path: String) -> String? {
      try? String(contentsOf: simulator.documentsDirectory.appendingPathComponent(path), encoding: .utf8)
    }

    /// Creates a file of the app, which is in a folder of its own.
    func makeAppFile(_ name: String, _ text: String) throws -> URL {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      return file
    }

    // MARK: - Pickers

    /// Presents a picker, and waits until it is on the screen.
    func present(_ picker: UIDocumentPickerViewController) async {
      picker.delegate = self
      root.present(picker, animated: true)
      await simulator.settle()
    }

    /// Taps what has a name, and waits until the animations have ended.
    func tap(_ name: String) async throws {
      try await simulator.tap(name)
      await simulator.settle()
    }

    /// Taps what has a name, while animations run.
    func tapWithoutWaiting(_ name: String) throws { try simulator.tap(name) }

    var screen: String { simulator.textSnapshot() }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      log.append("picked \(urls.map(\.lastPathComponent).joined(separator: ", "))")
      self.urls = urls
      wasPresented = controller.presentingViewController != nil
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      log.append("cancelled")
      wasPresented = controller.presentingViewController != nil
    }
  }
#endif
