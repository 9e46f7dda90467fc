import Foundation
import Testing

@testable import UIKit

/// The words that the files of a dictionary contain, and those that their rules derive.
@MainActor
struct LexiconTests {
  private func lexicon(_ rules: String, _ words: String...) -> Lexicon {
    Lexicon(words.joined(separator: "\n"), rules: AffixRules(rules))
  }

  @Test func `Suffixes remove and add letters, if the word satisfies their condition`() {
    let words = lexicon(
      """
      # Plurals.
      SFX S Y 3
      SFX S y ies [^aeiou]y
      SFX S 0 s [aeiou]y # as in toys
      SFX S 0 s [^sxzhy]
      """, "party/S", "toy/S", "cat/S", "box/S", "dog")
    for word in ["party", "parties", "toys", "cats", "dog"] { #expect(words.accepts(word), "\(word)") }
    for word in ["partys", "toies", "boxs", "dogs", "s", "ies"] { #expect(!words.accepts(word), "\(word)") }
  }

  @Test func `Prefixes and suffixes are combined if both permit it`() {
    let words = lexicon(
      """
      PFX U Y 1
      PFX U 0 un .
      PFX R N 1
      PFX R 0 re .
      SFX D Y 1
      SFX D 0 ed .
      """, "lock/UDR", "do/U")
    for word in ["unlock", "locked", "unlocked", "relock", "undo"] { #expect(words.accepts(word), "\(word)") }
    for word in ["relocked", "undoed", "unrelock"] { #expect(!words.accepts(word), "\(word)") }
  }

  @Test func `A suffix permits a second suffix, or a prefix, by its own flags`() {
    let words = lexicon(
      """
      SFX A Y 1
      SFX A 0 er/BP .
      SFX B Y 1
      SFX B 0 s .
      PFX P Y 1
      PFX P 0 l' .
      """, "work/A", "play/B")
    for word in ["work", "worker", "workers", "plays", "l'worker"] { #expect(words.accepts(word), "\(word)") }
    for word in ["works", "player", "l'work", "l'play"] { #expect(!words.accepts(word), "\(word)") }
  }

  @Test func `Flags are letters, pairs of letters, or numbers, and can have aliases`() {
    let pairs = lexicon("FLAG long\nSFX Aa Y 1\nSFX Aa 0 s .\nSFX Ab Y 1\nSFX Ab 0 ed .", "cat/Aa", "walk/AaAb")
    #expect(pairs.accepts("cats") && pairs.accepts("walked") && !pairs.accepts("cated"))
    let numbers = lexicon("FLAG num\nSFX 14 Y 1\nSFX 14 0 s .\nSFX 1 Y 1\nSFX 1 0 ed .", "cat/14", "walk/14,1")
    #expect(numbers.accepts("cats") && numbers.accepts("walked") && !numbers.accepts("cated"))
    let aliases = lexicon("AF 2\nAF S\nAF SD\nSFX S Y 1\nSFX S 0 s .\nSFX D Y 1\nSFX D 0 ed .", "cat/1", "walk/2")
    #expect(aliases.accepts("cats") && aliases.accepts("walked") && !aliases.accepts("cated"))
  }

  @Test func `Flags with a meaning restrict words`() {
    let words = lexicon(
      """
      FORBIDDENWORD X
      NEEDAFFIX N
      KEEPCASE K
      NOSUGGEST Q
      ONLYINCOMPOUND C
      SFX S Y 1
      SFX S 0 s .
      """, "sheep/S", "sheeps/X", "scissor/NS", "kg/K", "damn/Q", "th/C", "darn")
    for word in ["sheep", "scissors", "kg", "damn"] { #expect(words.accepts(word), "\(word)") }
    for word in ["sheeps", "scissor", "KG", "Kg", "th"] { #expect(!words.accepts(word), "\(word)") }
    #expect(words.guesses(for: "dann", learned: []) == ["darn"])
    #expect(words.completions(of: "da", learned: []) == ["darn"])
    #expect(words.completions(of: "sc", learned: []) == ["scissors"])
  }

  @Test func `A word can have a slash, a space, and morphology`() {
    let words = lexicon("SFX S Y 1\nSFX S 0 s .", #"and\/or"#, "New York/S po:noun", "cat/S\tpo:noun", "dog po:noun")
    for word in ["and/or", "New York", "New Yorks", "cats", "dog"] { #expect(words.accepts(word), "\(word)") }
    #expect(!words.accepts("dogs"))
  }

  @Test func `Typographic apostrophes are those of the dictionary`() {
    #expect(lexicon("", "don't").accepts("don’t"))
    #expect(lexicon("ICONV 1\nICONV ’ '", "don't").accepts("DON’T"))
    #expect(lexicon("", "don’t").accepts("don’t"))
  }

  @Test func `Capital letters are permitted at the beginning and throughout`() {
    let words = lexicon("SFX M Y 1\nSFX M 0 's .", "cat", "Paris/M", "iPhone", "NASA")
    for word in ["Cat", "CAT", "PARIS", "PARIS'S", "Paris's", "iPhone", "NASA"] {
      #expect(words.accepts(word), "\(word)")
    }
    for word in ["cAt", "paris", "nasa", "Nasa", "iphone"] { #expect(!words.accepts(word), "\(word)") }
  }

  @Test func `Guesses have the capital letters of the word, and begin with the language's replacements`() {
    let words = lexicon(
      "TRY aerst\nREP 2\nREP ^f ph\nREP alot a_lot", "photo", "foto/X", "fote", "a", "lot", "Paris", "cat")
    #expect(words.guesses(for: "Fotos", learned: ["photos"]) == ["Photos", "Foto"])
    #expect(words.guesses(for: "alot", learned: []).first == "a lot")
    #expect(words.guesses(for: "paris", learned: []) == ["Paris"])
    #expect(words.guesses(for: "PARSI", learned: []) == ["PARIS"])
    #expect(words.guesses(for: "catcat", learned: []) == ["cat cat"])
  }

  @Test func `Words with two differences are proposed if there is no other`() {
    let words = lexicon("", "definitely", "defiant", "cat")
    #expect(words.guesses(for: "definatley", learned: []) == ["definitely"])
    #expect(words.guesses(for: "cogwheel", learned: []).isEmpty)
  }

  @Test func `Completions are derived words too, in alphabetical order`() {
    let words = lexicon(
      """
      PFX R Y 1
      PFX R 0 re .
      SFX L Y 1
      SFX L y ily y
      SFX M Y 1
      SFX M 0 's .
      """, "happy/LM", "Happ", "build/R", "rebel")
    #expect(words.completions(of: "happ", learned: ["happen"]) == ["happen", "happily", "happy"])
    #expect(words.completions(of: "happi", learned: []) == ["happily"])
    #expect(words.completions(of: "Hap", learned: []) == ["Happ", "Happily", "Happy"])
    #expect(words.completions(of: "reb", learned: []) == ["rebel", "rebuild"])
    #expect(words.completions(of: "happy'", learned: []) == ["happy's"])
    #expect(words.completions(of: "happily", learned: []).isEmpty)
  }

  @Test func `A list of words has no flags`() {
    let words = Lexicon("cat\nand/or\n", rules: nil)
    #expect(words.accepts("cat") && words.accepts("Cat") && words.accepts("and/or") && !words.accepts("and"))
    #expect(words.guesses(for: "cta", learned: []) == ["cat"])
  }
}
