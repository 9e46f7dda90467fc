import Foundation
import Testing
import UIKit

/// Predicates that are created from formats.
@Suite struct PredicateFormatTests {
  private final class Person: NSObject {
    let name: String
    let age: Int
    let address: [String: String]
    init(_ name: String, _ age: Int, city: String) {
      (self.name, self.age) = (name, age)
      address = ["city": city]
    }
  }

  private let people = [
    Person("Ada", 36, city: "London"), Person("Émilie", 42, city: "Paris"), Person("Grace", 85, city: "New York"),
  ]

  private func names(_ predicate: NSPredicate) -> [String] {
    people.filter { predicate.evaluate(with: $0) }.map(\.name)
  }

  @Test(arguments: [("ada@example.org", true), ("ada@example", false), ("ada@example.org ", false)])
  func `A regular expression matches the whole text`(address: String, isValid: Bool) {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    #expect(NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: address) == isValid)
  }

  @Test func `Texts are compared with and without regard to case and diacritics`() {
    let word = "emil"
    #expect(names(NSPredicate(format: "name CONTAINS %@", word)) == [])
    #expect(names(NSPredicate(format: "name CONTAINS[cd] %@", word)) == ["Émilie"])
    #expect(names(NSPredicate(format: "name BEGINSWITH 'G'")) == ["Grace"])
    #expect(names(NSPredicate(format: "name ENDSWITH[c] 'A'")) == ["Ada"])
    #expect(names(NSPredicate(format: "name LIKE '?d*'")) == ["Ada"])
    #expect(NSPredicate(format: "SELF CONTAINS[c] %@", "S").evaluate(with: "list"))
  }

  @Test func `Numbers and key paths are compared`() {
    #expect(names(NSPredicate(format: "age > %d", 40)) == ["Émilie", "Grace"])
    #expect(names(NSPredicate(format: "age BETWEEN {30, 50} AND address.city != %@", "Paris")) == ["Ada"])
    #expect(names(NSPredicate(format: "%K == %@", "address.city", "Paris")) == ["Émilie"])
    #expect(names(NSPredicate(format: "age <= 36 || age >= 85")) == ["Ada", "Grace"])
  }

  @Test func `Conditions are negated and grouped`() {
    #expect(names(NSPredicate(format: "NOT (age < 40 OR name IN {'Grace', 'Anna'})")) == ["Émilie"])
    #expect(names(NSPredicate(format: "name IN %@", argumentArray: [["Ada", "Grace"]])) == ["Ada", "Grace"])
    #expect(names(NSPredicate(format: "FALSEPREDICATE")).isEmpty)
  }

  @Test func `An array is filtered`() {
    let words = ["apple", "banana", "Avocado"] as NSArray
    let found = words.filtered(using: NSPredicate(format: "SELF BEGINSWITH[c] %@", "a"))
    #expect(found as? [String] == ["apple", "Avocado"])
  }

  @Test func `A missing value equals nil and contains nothing`() {
    let dictionary = ["name": "Ada"]
    #expect(NSPredicate(format: "city == nil").evaluate(with: dictionary))
    #expect(!NSPredicate(format: "city CONTAINS 'L'").evaluate(with: dictionary))
    #expect(NSPredicate(format: "name != nil").evaluate(with: dictionary))
  }

  @Test func `A format that is not valid stops the app with a message`() async {
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "SELF MATCHES") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "name == %@ AND", "Ada") }
  }
}
