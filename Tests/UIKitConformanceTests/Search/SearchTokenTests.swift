import Testing
import UIKit

/// The tokens of search fields.
@MainActor
struct SearchTokenTests {
  private func token(_ text: String) -> UISearchToken { UISearchToken(icon: nil, text: text) }

  @Test(.rule("R1362"))
  func `Tokens are kept in the order in which they are inserted`() {
    let field = UISearchTextField()
    let (a, b, c) = (token("A"), token("B"), token("C"))
    a.representedObject = 1
    field.tokens = [a]
    field.insertToken(b, at: 0)
    field.insertToken(c, at: 1)
    #expect(field.tokens == [b, c, a])
    field.removeToken(at: 1)
    #expect(field.tokens == [b, a])
    #expect(field.tokens[1].representedObject as? Int == 1)
    #expect(field.text == "")
    #expect(field.allowsDeletingTokens)
    field.tokenBackgroundColor = .systemPurple
    #expect(field.tokenBackgroundColor == .systemPurple)
  }

  @Test(.rule("R1363"))
  func `A token replaces a part of the text`() throws {
    let field = UISearchTextField()
    field.text = "from:me mail"
    field.tokens = [token("A")]
    let range = field.textualRange
    #expect(field.text(in: range) == "from:me mail")
    let end = try #require(field.position(from: range.start, offset: 8))
    let part = try #require(field.textRange(from: range.start, to: end))
    let me = token("Me")
    field.replaceTextualPortion(of: part, with: me, at: 1)
    #expect(field.text == "mail")
    #expect(field.tokens.count == 2 && field.tokens[1] === me)
  }

  @Test(.rule("R1362"))
  func `The text is beside the tokens, and an empty field with a token shows no placeholder`() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 350, height: 36))
    field.placeholder = "Search"
    let before = field.textRect(forBounds: field.bounds)
    field.tokens = [token("Unread")]
    let after = field.textRect(forBounds: field.bounds)
    #expect(after.minX > before.minX + 40)
    #expect(after.maxX == before.maxX)
    #expect(field.hasText)
    field.tokens = (0..<20).map { token("Token \($0)") }
    #expect(field.textRect(forBounds: field.bounds).width >= 50)
  }

  @Test(.rule("R1363"))
  func `A search controller updates its results when tokens change`() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var tokens: [Int] = []
      func updateSearchResults(for searchController: UISearchController) {
        tokens.append(searchController.searchBar.searchTextField.tokens.count)
      }
    }
    let updater = Updater()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = updater
    search.searchBar.searchTextField.insertToken(token("A"), at: 0)
    #expect(updater.tokens == [1])
    search.searchBar.searchTextField.removeToken(at: 0)
    #expect(updater.tokens == [1, 0])
  }
}
