import Foundation
import Testing

@testable import Live

/// The edits of a file, with a clock that the test provides.
struct SourceWatchTests {
  private let file: URL

  init() throws {
    file = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)/Screen.swift")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write("1")
  }

  private func write(_ text: String) throws { try Data(text.utf8).write(to: file) }

  private func removeFolder() { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }

  @Test func `An edit is found once, after the files have settled`() throws {
    defer { removeFolder() }
    var waits: [Int] = []
    var watch = SourceWatch(of: [file.deletingLastPathComponent()]) { waits.append($0) }
    #expect(watch.edits().isEmpty)
    #expect(waits.isEmpty)
    try write("22")
    #expect(watch.edits() == [file.path])
    #expect(waits == [SourceWatch.settlingTime])
    #expect(watch.edits().isEmpty)
  }

  @Test func `A file that is written in several steps is one edit`() throws {
    defer { removeFolder() }
    var steps = ["333", "4444"]
    var watch = SourceWatch(of: [file.deletingLastPathComponent()]) { [file] _ in
      if !steps.isEmpty { try? Data(steps.removeFirst().utf8).write(to: file) }
    }
    try write("22")
    #expect(watch.edits() == [file.path])
    #expect(steps.isEmpty)
    #expect(watch.edits().isEmpty)
  }
}
