import Simulator
import Testing
import UniformTypeIdentifiers

@testable import UIKit

/// The files and folders that pickers read.
@Suite(.ownDevice)
@MainActor
struct FileEntryTests {
  private let folder = UserFiles.documents

  private func write(_ paths: String...) throws {
    for path in paths {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(path.utf8).write(to: file)
    }
  }

  @Test func `Entries are in the order of their names and numbers, without hidden ones`() throws {
    try write("b.txt", "A.txt", "Page 10.txt", "Page 2.txt", ".hidden", "c/d.txt")
    #expect(
      FileEntry.entries(of: folder).map(\.url.lastPathComponent) == [
        "A.txt", "b.txt", "c", "Page 2.txt", "Page 10.txt",
      ])
    #expect(FileEntry.entries(of: folder.appendingPathComponent("missing")).isEmpty)
  }

  @Test func `A package is a file, and a folder with an extension of a file is a folder`() throws {
    try write("Notes.rtfd/TXT.rtf", "Folder.txt/a", "Version 1.2/a", "Plain")
    let entries = FileEntry.entries(of: folder)
    let types = Dictionary(uniqueKeysWithValues: entries.map { ($0.url.lastPathComponent, $0.type) })
    #expect(types == ["Notes.rtfd": .rtfd, "Folder.txt": .folder, "Version 1.2": .folder, "Plain": .data])
    #expect(entries.filter(\.isFolder).map { $0.name(withExtension: false) } == ["Folder.txt", "Version 1.2"])
    #expect(entries.first { $0.type == .rtfd }?.name(withExtension: false) == "Notes")
  }

  @Test func `A link is shown as its destination, and one without a destination is not shown`() throws {
    try write("a.txt", "Folder/b.png")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      at: folder.appendingPathComponent("link.txt"), withDestinationURL: folder.appendingPathComponent("a.txt"))
    try manager.createSymbolicLink(
      at: folder.appendingPathComponent("lost.txt"), withDestinationURL: folder.appendingPathComponent("missing"))
    try manager.createSymbolicLink(
      at: folder.appendingPathComponent("Folder/Up"), withDestinationURL: folder)
    #expect(FileEntry.entries(of: folder).map(\.url.lastPathComponent) == ["a.txt", "Folder", "link.txt"])
    #expect(FileEntry.entries(of: folder).last?.size == 5)
    // A link to a folder above is not followed.
    #expect(FileEntry.files(in: folder, conformingTo: [.image]).map(\.url.lastPathComponent) == ["b.png"])
  }

  @Test func `A file that is moved to its own folder remains as it is`() throws {
    try write("a.txt")
    let file = folder.appendingPathComponent("a.txt")
    #expect(try FileTransfer.move([file], to: folder) == [file])
    #expect(try FileTransfer.copy([file], to: folder).map(\.lastPathComponent) == ["a 2.txt"])
  }

  @Test func `Nothing is transferred if one of the files does not exist`() throws {
    try write("a.txt")
    let target = folder.appendingPathComponent("Target")
    #expect(throws: CocoaError.self) {
      try FileTransfer.copy(
        [folder.appendingPathComponent("a.txt"), folder.appendingPathComponent("missing")], to: target)
    }
    #expect(FileEntry.entries(of: target).isEmpty)
  }

  @Test func `A folder of the app that is not among the documents is not the first one`() throws {
    try write("a.txt")
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    picker.directoryURL = FileManager.default.temporaryDirectory
    let window = UIWindow()
    window.rootViewController = picker
    window.makeKeyAndVisible()
    let browser = try #require(picker.children.first as? UINavigationController)
    #expect(browser.viewControllers.map(\.title) == ["On My iPhone"])
  }

  @Test func `An embedded picker reports its choice and is not dismissed`() throws {
    final class Delegate: NSObject, UIDocumentPickerDelegate {
      var urls: [URL] = []
      func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) { urls.append(url) }
    }
    try write("a.txt")
    let delegate = Delegate()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    picker.delegate = delegate
    let window = UIWindow()
    window.rootViewController = picker
    window.makeKeyAndVisible()
    picker.choose([folder.appendingPathComponent("a.txt")])
    #expect(delegate.urls.map(\.lastPathComponent) == ["a.txt"])
    #expect(window.rootViewController === picker)
  }
}
