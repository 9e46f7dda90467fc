import Foundation
import Simulator
import Testing
import UIKit

/// The folders of a simulator's user.
@MainActor
struct UserFilesTests {
  @Test func `A simulator has empty folders, which are removed with it`() async throws {
    var folders: [URL] = []
    do {
      let simulator = await Simulator.boot(.iPhone15)
      folders = [simulator.documentsDirectory, simulator.picturesDirectory, simulator.dictionariesDirectory]
      for folder in folders {
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        try Data().write(to: folder.appendingPathComponent("file"))
      }
    }
    for folder in folders { #expect(!FileManager.default.fileExists(atPath: folder.path)) }
    let next = await Simulator.boot(.iPhone15)
    #expect(!folders.contains(next.documentsDirectory))
  }

  @Test func `A folder that a test assigns is not removed`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let simulator = await Simulator.boot(.iPhone15)
      simulator.documentsDirectory = folder
      #expect(simulator.documentsDirectory == folder)
    }
    #expect(FileManager.default.fileExists(atPath: folder.path))
    let next = await Simulator.boot(.iPhone15)
    #expect(next.documentsDirectory != folder)
  }

  @Test func `The dictionaries are those in the simulator's folder, or in one that a test assigns`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("apple\n".utf8).write(to: folder.appendingPathComponent("words"))
    let simulator = await Simulator.boot(.iPhone15)
    #expect(UITextChecker.availableLanguages.isEmpty)
    try Data("pear\n".utf8).write(to: simulator.dictionariesDirectory.appendingPathComponent("words"))
    #expect(UITextChecker.availableLanguages == ["en"])
    let range = NSRange(location: 0, length: 5)
    func check() -> NSRange {
      UITextChecker().rangeOfMisspelledWord(in: "apple", range: range, startingAt: 0, wrap: false, language: "en")
    }
    #expect(check() == range)
    simulator.dictionariesDirectory = folder
    #expect(simulator.dictionariesDirectory == folder)
    #expect(check().location == NSNotFound)
  }
}
