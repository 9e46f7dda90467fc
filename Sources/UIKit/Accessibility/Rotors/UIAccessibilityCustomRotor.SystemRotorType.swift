extension UIAccessibilityCustomRotor {
  /// Constants that specify the type of content between whose items a rotor moves.
  public enum SystemRotorType: Int, Sendable {
    /// No type of the system: the rotor has a name of its own.
    case none = 0
    /// Links.
    case link = 1
    /// Links that were visited.
    case visitedLink = 2
    /// Headings of all levels.
    case heading = 3
    /// Headings of the first level.
    case headingLevel1 = 4
    /// Headings of the second level.
    case headingLevel2 = 5
    /// Headings of the third level.
    case headingLevel3 = 6
    /// Headings of the fourth level.
    case headingLevel4 = 7
    /// Headings of the fifth level.
    case headingLevel5 = 8
    /// Headings of the sixth level.
    case headingLevel6 = 9
    /// Bold text.
    case boldText = 10
    /// Italic text.
    case italicText = 11
    /// Underlined text.
    case underlineText = 12
    /// Misspelled words.
    case misspelledWord = 13
    /// Images.
    case image = 14
    /// Text fields.
    case textField = 15
    /// Tables.
    case table = 16
    /// Lists.
    case list = 17
    /// Landmarks.
    case landmark = 18

    /// The name that the screen reader speaks.
    var spokenName: String {
      switch self {
      case .none: ""
      case .link: "Links"
      case .visitedLink: "Visited Links"
      case .heading: "Headings"
      case .headingLevel1: "Level 1 Headings"
      case .headingLevel2: "Level 2 Headings"
      case .headingLevel3: "Level 3 Headings"
      case .headingLevel4: "Level 4 Headings"
      case .headingLevel5: "Level 5 Headings"
      case .headingLevel6: "Level 6 Headings"
      case .boldText: "Bold Text"
      case .italicText: "Italic Text"
      case .underlineText: "Underlined Text"
      case .misspelledWord: "Misspelled Words"
      case .image: "Images"
      case .textField: "Text Fields"
      case .table: "Tables"
      case .list: "Lists"
      case .landmark: "Landmarks"
      }
    }
  }
}
