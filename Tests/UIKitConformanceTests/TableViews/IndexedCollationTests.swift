import Testing
import UIKit

/// The sections and the order of a list with an index.
@MainActor
struct IndexedCollationTests {
  private let selector = Selector(("description"))
  private var collation: UILocalizedIndexedCollation { .current() }

  @Test(.rule("R1256"))
  func `An object belongs to the section of its first letter, without accents and case`() throws {
    let titles = collation.sectionTitles
    func section(_ text: String) -> String {
      titles[collation.section(for: text as Any, collationStringSelector: selector)]
    }
    #expect(section("Anna") == "A" && section("emil") == "E" && section("Émile") == "E" && section("Özil") == "O")
    #expect(section("42") == titles.last && section("") == titles.last)
  }

  @Test(.rule("R1256"))
  func `The objects of a section are sorted by their strings`() {
    let sorted = collation.sortedArray(
      from: ["bob", "Anna", "Émile", "emil", "Zoë"], collationStringSelector: selector)
    #expect(sorted as? [String] == ["Anna", "bob", "emil", "Émile", "Zoë"])
  }

  @Test(.rule("R1256"))
  func `A title of the index scrolls to its section`() {
    for (index, title) in collation.sectionIndexTitles.enumerated() {
      #expect(collation.sectionTitles[collation.section(forSectionIndexTitle: index)] == title)
    }
  }
}
