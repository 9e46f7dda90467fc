import ArgumentParser
import Foundation
import Simulator
import Stateroom
import Testing

@testable import Gallery

@MainActor
struct OutputFileTests {
  @Test func `A file that cannot be written is refused before the tour`() async throws {
    // The tour cannot begin while this device is on.
    let simulator = await Simulator.boot()
    for path in ["/there/is/no/such/folder/tour.html", "/", NSTemporaryDirectory()] {
      for arguments in [["tour", "--output", path], ["picture", "--output", path]] {
        var refusal: (any Error)?
        let command = try Gallery.parseAsRoot(arguments)
        let running = Task {
          do {
            if let tour = command as? TourCommand { try await tour.run() }
            if let picture = command as? PictureCommand { try await picture.run() }
          } catch { refusal = error }
        }
        await simulator.settle()
        #expect((refusal as? UnwritableFile)?.path == path)
        if refusal != nil { await running.value }
      }
    }
  }

  @Test func `A file that can be written is written, also over an older one`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("tour.html").path
    for text in ["one", "two"] {
      try OutputFile(path: path).write(text)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
    #expect(throws: UnwritableFile.self) { try OutputFile(path: path + "/inside.html") }
  }

  @Test func `Intended refusals of the tour are distinguished from mistakes`() async {
    // In a process of its own, whose handler for refusals no other test sets.
    await #expect(processExitsWith: .success) { @MainActor in
      var onShow: [TransitionRefusal] = []
      var mistakes: [TransitionRefusal] = []
      Diagnostics.refusalHandler = { Tour.isOnShow($0) ? onShow.append($0) : mistakes.append($0) }
      _ = try await Tour.play()
      #expect(onShow.count == 1)
      #expect(mistakes == [])
    }
  }
}
