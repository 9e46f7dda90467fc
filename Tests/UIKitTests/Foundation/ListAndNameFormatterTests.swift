import Foundation
import Testing
import UIKit

/// The texts of lists and of names.
struct ListAndNameFormatterTests {
  @Test func `A list has the words of its locale`() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["tea", "milk", "salt"]) == "tea, milk, and salt")
    #expect(formatter.string(from: ["tea"]) == "tea")
    #expect(formatter.string(from: []) == "")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["Tee", "Milch", "Salz"]) == "Tee, Milch und Salz")
    #expect(formatter.string(for: "no list") == nil)
  }

  @Test func `The items of a list have a formatter`() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    numbers.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "1.0 and 2.0")
  }

  private func texts(_ components: PersonNameComponents, _ language: String = "en_US") -> [String] {
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: language)
    return [PersonNameComponentsFormatter.Style.default, .short, .medium, .long, .abbreviated].map {
      formatter.style = $0
      return formatter.string(from: components)
    }
  }

  @Test func `The styles of a name have more or fewer of its parts`() {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Thomas"
    name.middleName = "Louis"
    name.familyName = "Clark"
    name.nameSuffix = "Jr."
    #expect(texts(name) == ["Thomas Clark", "Thomas", "Thomas Clark", "Dr. Thomas Louis Clark Jr.", "TC"])
    name.nickname = "Tom"
    #expect(texts(name)[1] == "Tom")
    #expect(texts(name, "hu_HU")[2] == "Clark Thomas")
    #expect(texts(PersonNameComponents()) == ["", "", "", "", ""])
  }

  @Test func `Family names are first in Chinese and Japanese characters`() {
    var name = PersonNameComponents()
    name.givenName = "太郎"
    name.familyName = "山田"
    #expect(texts(name)[2] == "山田太郎")
    var phonetic = PersonNameComponents()
    phonetic.givenName = "Taro"
    phonetic.familyName = "Yamada"
    name.phoneticRepresentation = phonetic
    #expect(
      PersonNameComponentsFormatter.localizedString(from: name, style: .medium, options: .phonetic) == "Taro Yamada")
  }

  @Test func `The parts of a name are read from a text`() {
    let formatter = PersonNameComponentsFormatter()
    let name = formatter.personNameComponents(from: "Dr. Thomas Louis Clark, PhD")
    #expect(name?.namePrefix == "Dr.")
    #expect(name?.givenName == "Thomas")
    #expect(name?.middleName == "Louis")
    #expect(name?.familyName == "Clark")
    #expect(name?.nameSuffix == "PhD")
    let reversed = formatter.personNameComponents(from: "Clark, Thomas")
    #expect(reversed?.givenName == "Thomas")
    #expect(reversed?.familyName == "Clark")
    #expect(formatter.personNameComponents(from: "Madonna")?.givenName == "Madonna")
    #expect(formatter.personNameComponents(from: " ") == nil)
  }
}
