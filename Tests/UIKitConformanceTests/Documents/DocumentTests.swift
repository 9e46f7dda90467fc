import Testing
import UIKit

/// Documents that are read from files and saved.
@MainActor
struct DocumentTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")

  /// Returns the outcome of an operation, which is reported later.
  private func outcome(_ stage: Stage, _ operation: (@escaping @Sendable (Bool) -> Void) -> Void) async -> Bool? {
    let outcome = Outcome()
    operation { value in MainActor.assumeIsolated { outcome.value = value } }
    for _ in 0..<500 where outcome.value == nil { await stage.advance(by: 0.01) }
    return outcome.value
  }

  /// Returns an open document whose file contains a text.
  private func openNote(_ text: String, _ stage: Stage) async throws -> Note {
    try Data(text.utf8).write(to: file)
    let note = Note(fileURL: file)
    #expect(await outcome(stage) { note.open(completionHandler: $0) } == true)
    return note
  }

  private func read() throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }

  @Test(.rule("R1396"))
  func `A new document is closed, and has the name and the type of its file`() {
    let note = Note(fileURL: file)
    #expect(note.documentState.contains(.closed))
    #expect(note.fileURL == file)
    #expect(file.lastPathComponent == note.localizedName + ".txt")
    #expect(note.fileType == "public.plain-text")
    #expect(!note.hasUnsavedChanges)
  }

  @Test(.rule("R1608"))
  func `The state of an open document is normal`() async throws {
    #expect(UIDocument.State.normal.isEmpty && UIDocument.State.normal.rawValue == 0)
    #expect(Note(fileURL: file).documentState != .normal)
    let stage = try await Stage.open()
    #expect(try await openNote("Hello", stage).documentState == .normal)
  }

  @Test(.rule("R1397"))
  func `Opening a document loads the data of its file`() async throws {
    let stage = try await Stage.open()
    let note = try await openNote("Hello", stage)
    #expect(note.text == "Hello")
    #expect(note.loadedType == "public.plain-text")
    #expect(note.documentState == [])
    #expect(note.fileModificationDate != nil)
  }

  @Test(.rule("R1397"))
  func `A document without a file cannot be opened, and handles the error`() async throws {
    let stage = try await Stage.open()
    let note = Note(fileURL: file)
    #expect(await outcome(stage) { note.open(completionHandler: $0) } == false)
    #expect(note.documentState.contains(.closed))
    #expect(note.errors == 1)
  }

  @Test(.rule("R1398"))
  func `A document that is saved for the first time is open`() async throws {
    let stage = try await Stage.open()
    let note = Note(fileURL: file)
    note.text = "New"
    #expect(await outcome(stage) { note.save(to: file, for: .forCreating, completionHandler: $0) } == true)
    #expect(try read() == "New")
    #expect(note.documentState == [])
  }

  @Test(.rule("R1399"))
  func `Changes are unsaved until the document is saved, and those made meanwhile remain`() async throws {
    let stage = try await Stage.open()
    let note = try await openNote("One", stage)
    note.text = "Two"
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
    let isSaved = await outcome(stage) { completion in
      note.save(to: file, for: .forOverwriting, completionHandler: completion)
      note.text = "Three"
      note.updateChangeCount(.done)
    }
    #expect(isSaved == true)
    #expect(try read() == "Two")
    #expect(note.hasUnsavedChanges)
    #expect(await outcome(stage) { note.autosave(completionHandler: $0) } == true)
    #expect(try read() == "Three")
    #expect(!note.hasUnsavedChanges)
    note.updateChangeCount(.done)
    note.updateChangeCount(.undone)
    #expect(!note.hasUnsavedChanges)
    note.updateChangeCount(.done)
    note.updateChangeCount(.cleared)
    #expect(!note.hasUnsavedChanges)
  }

  @Test(.rule("R1400"))
  func `Operations of the undo manager are changes`() async throws {
    let stage = try await Stage.open()
    let note = try await openNote("One", stage)
    note.rename(to: "Two")
    await stage.turn()
    #expect(note.hasUnsavedChanges)
    note.undoManager.undo()
    await stage.turn()
    #expect(note.text == "One")
    #expect(!note.hasUnsavedChanges)
    note.undoManager.redo()
    await stage.turn()
    #expect(note.text == "Two")
    #expect(note.hasUnsavedChanges)
  }

  @Test(.rule("R1401"))
  func `Closing a document saves its changes`() async throws {
    let stage = try await Stage.open()
    let note = try await openNote("One", stage)
    note.text = "Two"
    note.updateChangeCount(.done)
    #expect(await outcome(stage) { note.close(completionHandler: $0) } == true)
    #expect(note.documentState.contains(.closed))
    #expect(try read() == "Two")
    #expect(!note.hasUnsavedChanges)
  }

  @Test(.rule("R1402"))
  func `A failure to save is a state of the document, until it is saved`() async throws {
    let stage = try await Stage.open()
    let note = try await openNote("One", stage)
    let states = StateLog(of: note)
    note.fails = true
    note.updateChangeCount(.done)
    #expect(await outcome(stage) { note.save(to: file, for: .forOverwriting, completionHandler: $0) } == false)
    #expect(note.documentState.contains(.savingError))
    #expect(note.hasUnsavedChanges)
    #expect(note.errors == 1)
    note.fails = false
    #expect(await outcome(stage) { note.save(to: file, for: .forOverwriting, completionHandler: $0) } == true)
    #expect(note.documentState == [])
    #expect(states.states == [.savingError, []])
  }

  @Test(.rule("R1403"))
  func `Reverting loads a file again, and discards the changes`() async throws {
    let stage = try await Stage.open()
    let note = try await openNote("One", stage)
    note.text = "Two"
    note.updateChangeCount(.done)
    #expect(await outcome(stage) { note.revert(toContentsOf: file, completionHandler: $0) } == true)
    #expect(note.text == "One")
    #expect(!note.hasUnsavedChanges)
    #expect(note.editing == [false, true])
    #expect(note.documentState == [])
  }
}

/// The outcome of an operation of a document.
@MainActor
private final class Outcome {
  var value: Bool?
}

/// The states that a document has reported.
@MainActor
private final class StateLog {
  private(set) var states: [UIDocument.State] = []
  private var observer: (any NSObjectProtocol)?

  init(of document: Note) {
    observer = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: document, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        if let self, let document = self.document { self.states.append(document.documentState) }
      }
    }
    self.document = document
  }

  private weak var document: Note?
}

private struct NoteError: Error {}

/// A document with a text.
private final class Note: UIDocument {
  var text = ""
  var fails = false
  private(set) var loadedType: String?
  private(set) var errors = 0
  private(set) var editing: [Bool] = []

  @MainActor
  func rename(to new: String) {
    let old = text
    undoManager.registerUndo(withTarget: self) { $0.rename(to: old) }
    text = new
  }

  override func contents(forType typeName: String) throws -> Any {
    if fails { throw NoteError() }
    return Data(text.utf8)
  }

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    loadedType = typeName
  }

  override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    errors += 1
    super.handleError(error, userInteractionPermitted: userInteractionPermitted)
  }

  override func disableEditing() { editing.append(false) }
  override func enableEditing() { editing.append(true) }
}
