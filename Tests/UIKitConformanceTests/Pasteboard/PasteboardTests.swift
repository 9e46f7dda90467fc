import Testing
import UIKit

/// The items of a pasteboard.
@MainActor
struct PasteboardTests {
  private func board() -> UIPasteboard { UIPasteboard.withUniqueName() }

  @Test(.rule("R869"))
  func `A pasteboard with a name is shared, and exists until it is removed`() throws {
    let name = UIPasteboard.Name("pasteboard-of-a-test")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let board = try #require(UIPasteboard(name: name, create: true))
    #expect(board.name == name)
    board.string = "shared"
    #expect(UIPasteboard(name: name, create: false)?.string == "shared")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
  }

  @Test(.rule("R869"))
  func `A pasteboard with a unique name is empty`() {
    let (one, other) = (board(), board())
    #expect(one.name != other.name)
    #expect(one.numberOfItems == 0 && one.types.isEmpty)
    #expect(one.string == nil && !one.hasStrings)
    UIPasteboard.remove(withName: one.name)
    UIPasteboard.remove(withName: other.name)
  }

  @Test(.rule("R870"))
  func `Strings, URLs and colors replace the items`() throws {
    let board = board()
    board.strings = ["one", "two"]
    #expect(board.numberOfItems == 2)
    #expect(board.string == "one")
    #expect(board.strings == ["one", "two"])
    #expect(board.hasStrings && !board.hasURLs && !board.hasColors && !board.hasImages)
    board.url = URL(string: "https://example.com")
    #expect(board.numberOfItems == 1)
    #expect(board.url?.absoluteString == "https://example.com")
    #expect(board.hasURLs && !board.hasColors)
    board.color = .systemRed
    #expect(board.hasColors && !board.hasURLs)
    board.string = nil
    #expect(board.numberOfItems == 0)
    UIPasteboard.remove(withName: board.name)
  }

  @Test(.rule("R871"))
  func `Items have values by type`() {
    let board = board()
    board.items = [["public.utf8-plain-text": "text", "com.example.id": "7"]]
    board.addItems([["com.example.id": "8"]])
    #expect(board.numberOfItems == 2)
    #expect(board.contains(pasteboardTypes: ["com.example.id"]))
    #expect(!board.contains(pasteboardTypes: ["com.example.other"]))
    #expect(board.value(forPasteboardType: "com.example.id") as? String == "7")
    #expect(board.itemSet(withPasteboardTypes: ["public.utf8-plain-text"]) == IndexSet([0]))
    #expect(board.values(forPasteboardType: "com.example.id", inItemSet: nil) as? [String] == ["7", "8"])
    #expect(board.string == "text")
    board.setData(Data("bytes".utf8), forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "bytes")
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("bytes".utf8))
    UIPasteboard.remove(withName: board.name)
  }

  @Test(.rule("R872"))
  func `The changes of an event are counted and posted once, with the types`() async throws {
    let stage = try await Stage.open()
    let board = board()
    let count = board.changeCount
    let log = CallbackLog([])
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { notification in
      let added = notification.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
      MainActor.assumeIsolated { log.note("added \(added?.count ?? 0)") }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    board.items = [["com.example.id": "7"]]
    await stage.turn()
    #expect(board.changeCount > count)
    #expect(log.take().first == "added 1")
    UIPasteboard.remove(withName: board.name)
  }
}
