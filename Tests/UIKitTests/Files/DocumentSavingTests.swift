import Foundation
import Simulator
import Testing
import UIKit

/// When documents are saved without a request of the app.
@MainActor
struct DocumentSavingTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")

  private var saved: String? { try? String(contentsOf: file, encoding: .utf8) }

  /// A document whose text is "One", open.
  private func openNote(_ simulator: Simulator) throws -> Note {
    try Data("One".utf8).write(to: file)
    let note = Note(fileURL: file)
    note.open()
    simulator.commit()
    #expect(note.documentState == [])
    return note
  }

  @Test func `Unsaved changes are saved together after a while`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let note = try openNote(simulator)
    note.change(to: "Two")
    await simulator.advance(by: .seconds(10))
    #expect(saved == "One")
    note.change(to: "Three")
    await simulator.advance(by: .seconds(6))
    #expect(saved == "Three")
    #expect(!note.hasUnsavedChanges)
    await simulator.advance(by: .seconds(60))
    #expect(note.saves == 1)
  }

  @Test func `Unsaved changes are saved when the app enters the background`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let note = try openNote(simulator)
    note.change(to: "Two")
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    simulator.commit()
    #expect(saved == "Two")
  }

  @Test func `A closed document is not saved, and its timer does not retain it`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    weak var released: Note?
    do {
      let note = try openNote(simulator)
      note.change(to: "Two")
      released = note
    }
    #expect(released == nil)
    let note = try openNote(simulator)
    note.close(completionHandler: nil)
    simulator.commit()
    note.change(to: "Three")
    await simulator.advance(by: .seconds(60))
    #expect(saved == "One")
  }
}

private final class Note: UIDocument {
  private var text = ""
  private(set) var saves = 0

  func change(to new: String) {
    text = new
    updateChangeCount(.done)
  }

  override func contents(forType typeName: String) throws -> Any {
    saves += 1
    return Data(text.utf8)
  }

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
  }
}
