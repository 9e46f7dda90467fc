import DisplayScene
import Foundation
import Simulator
import Testing
import UIKit

/// The function for Swift Testing, with its references in a temporary folder.
@MainActor
final class SnapshotExpectationTests {
  private static func location(in folder: URL, line: Int = 1) -> SourceLocation {
    SourceLocation(
      fileID: "Tests/GreetingTests.swift", filePath: folder.appendingPathComponent("GreetingTests.swift").path,
      line: line,
      column: 1)
  }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `The name of a reference is the title of its test`() async throws {
    let location = Self.location(in: folder)
    await withKnownIssue {
      await expectSnapshot(of: "Hello", record: .missing, sourceLocation: location)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("had no reference. It was recorded") }
        && $0.sourceLocation == location
    }
    await expectSnapshot(of: "Hello", record: .missing, sourceLocation: location)
    let file = folder.appendingPathComponent(
      "__Snapshots__/GreetingTests/The-name-of-a-reference-is-the-title-of-its-test.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == "Hello\n")
  }

  @Test(arguments: ["one", "two"])
  func `A test with arguments names its snapshots`(_ argument: String) async throws {
    let location = Self.location(in: folder)
    await withKnownIssue {
      await expectSnapshot(of: argument, sourceLocation: location)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("Pass named:") }
    }
    await withKnownIssue {
      await expectSnapshot(of: argument, named: argument, record: .missing, sourceLocation: location)
    }
    await expectSnapshot(of: argument, named: argument, record: .missing, sourceLocation: location)
  }

  @Test func `A picture of the screen can be attached`() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(UIViewController())
    let frame = simulator.frame()
    let attachment = Attachment(frame, named: "home")
    #expect(attachment.preferredName == "home.svg")
    let text = try attachment.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    #expect(text == SVGRenderer().render(frame))
  }
}
