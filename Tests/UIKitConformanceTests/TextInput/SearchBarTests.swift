import Testing
import UIKit

@MainActor
struct SearchBarTests {
  private final class Searcher: NSObject, UISearchBarDelegate {
    let log: CallbackLog
    var shouldBegin = true
    init(_ log: CallbackLog) { self.log = log }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      log.note("shouldBegin")
      return shouldBegin
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.note("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      log.note("shouldEnd")
      return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.note("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.note("didChange(\(searchText))") }
  }

  @Test func `The bar forwards the events of its field`() async throws {
    let log = CallbackLog([])
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
    let searcher = Searcher(log)
    bar.delegate = searcher
    root.view.addSubview(bar)
    await stage.turn()
    searcher.shouldBegin = false
    #expect(!bar.becomeFirstResponder())
    #expect(log.take() == ["shouldBegin"])
    searcher.shouldBegin = true
    #expect(bar.becomeFirstResponder())
    #expect(bar.searchTextField.isEditing)
    #expect(log.take() == ["shouldBegin", "didBegin"])
    bar.searchTextField.insertText("x")
    #expect(bar.text == "x")
    #expect(log.take() == ["didChange(x)"])
    #expect(bar.resignFirstResponder())
    #expect(log.take() == ["shouldEnd", "didEnd"])
  }

  @Test func `A bar searches by its return key`() {
    let bar = UISearchBar()
    #expect(bar.returnKeyType == .search)
    #expect(bar.enablesReturnKeyAutomatically)
    #expect(bar.searchTextField.returnKeyType == .search)
    bar.placeholder = "Search"
    #expect(bar.searchTextField.placeholder == "Search")
  }
}
