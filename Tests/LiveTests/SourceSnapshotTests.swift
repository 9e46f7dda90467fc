import Foundation
import Testing

@testable import Live

/// The edits of a folder that is created for each test.
struct SourceSnapshotTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("live-\(UUID().uuidString)")
    try write("Sources/App/Screen.swift", "1")
    try write("Package.swift", "1")
  }

  private func write(_ path: String, _ text: String, date: Date? = nil) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    if let date { try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path) }
  }

  /// Returns the changes that an edit makes.
  private func changes(_ edit: () throws -> Void) throws -> [String] {
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = SourceSnapshot(of: [folder])
    try edit()
    return SourceSnapshot(of: [folder]).changes(since: before).map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func `Files that are changed, added and removed are found`() throws {
    let changes = try changes {
      try write("Sources/App/Screen.swift", "2", date: Date(timeIntervalSince1970: 1))
      try write("Sources/App/New/Part.json", "1")
      try FileManager.default.removeItem(at: folder.appendingPathComponent("Package.swift"))
    }
    #expect(changes == ["Package.swift", "Sources/App/New/Part.json", "Sources/App/Screen.swift"])
  }

  @Test func `A file of the same date with another size has changed`() throws {
    let path = folder.appendingPathComponent("Package.swift").path
    let date = try #require(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
    #expect(try changes { try write("Package.swift", "longer", date: date) } == ["Package.swift"])
  }

  @Test func `Files that are not part of an app are ignored`() throws {
    let changes = try changes {
      for path in [
        ".build/debug/App", ".git/index", "Sources/App/.Screen.swift.swp", "Sources/App/Screen.swift~", "README.md",
        "Sources/App/App.docc/Page.md", "Tests/AppTests/ScreenTests.swift",
      ] { try write(path, "1") }
    }
    #expect(changes.isEmpty)
  }

  @Test func `A folder that links to a folder above it ends`() throws {
    let changes = try changes {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("Sources/Loop"), withDestinationURL: folder)
    }
    #expect(changes.isEmpty)
  }
}
