/// The inherent direction of letters.
enum TextDirection {
  case leftToRight
  case rightToLeft

  /// Returns the direction of the first letter that has one.
  ///
  /// Digits and punctuation have no direction.
  static func ofFirstLetter(in characters: some Sequence<Character>) -> TextDirection? {
    for character in characters {
      if let direction = character.unicodeScalars.lazy.compactMap(direction(of:)).first { return direction }
    }
    return nil
  }

  private static func direction(of scalar: Unicode.Scalar) -> TextDirection? {
    switch scalar.value {
    // Characters that only set a direction.
    case 0x200E: return .leftToRight
    case 0x200F, 0x061C: return .rightToLeft
    // Digits of the Arabic script have no inherent direction.
    case 0x0660...0x0669, 0x06F0...0x06F9: return nil
    // Hebrew, Arabic, Syriac, Thaana, N'Ko and their extensions; the presentation forms; the ancient scripts.
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return scalar.properties.isAlphabetic ? .rightToLeft : nil
    default: return scalar.properties.isAlphabetic ? .leftToRight : nil
    }
  }
}
