/// The number of a flag, which connects words with the rules that apply to them.
typealias AffixFlag = Int

/// How the flags are written in the files of a dictionary.
enum AffixFlagFormat {
  /// A letter for each flag.
  case letter
  /// Two letters for each flag.
  case pair
  /// Numbers that are separated by commas.
  case number

  /// Creates a format with the name that the files use for it.
  init(named name: some StringProtocol) {
    switch name {
    case "long": self = .pair
    case "num": self = .number
    default: self = .letter
    }
  }

  /// Reads flags.
  func flags(_ text: some StringProtocol) -> [AffixFlag] {
    switch self {
    case .letter: return text.unicodeScalars.map { Int($0.value) }
    case .pair:
      let letters = text.unicodeScalars.map { Int($0.value) }
      return stride(from: 0, to: letters.count - 1, by: 2).map { letters[$0] << 21 | letters[$0 + 1] }
    case .number: return text.split(separator: ",").compactMap { Int($0) }
    }
  }
}
