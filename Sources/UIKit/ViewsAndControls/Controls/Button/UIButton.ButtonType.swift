extension UIButton {
  /// Constants that specify the style of a button without a configuration.
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom = 0
    /// A button whose title has the tint color and fades while the button is pressed.
    case system = 1
    /// A button with an "i" in a circle, which shows details of an item.
    case detailDisclosure = 2
    /// A button with an "i" in a circle, which shows information.
    ///
    /// It looks like ``detailDisclosure``.
    case infoLight = 3
    /// A button with an "i" in a circle, which shows information.
    ///
    /// It looks like ``detailDisclosure``.
    case infoDark = 4
    /// A button with a plus sign in a circle, which adds a contact.
    case contactAdd = 5
    /// A button with a cross in a gray circle, which closes a presentation.
    case close = 7

    /// A system button, by its former name.
    public static var roundedRect: ButtonType { .system }

    /// A Boolean value that indicates whether the image of the button has the tint color, and the button fades.
    var isSystem: Bool { self != .custom }

    /// The symbol of the button; `nil` if the app provides the content.
    var image: UIImage? {
      if self == .close { return .closeDisc }
      let name: String? =
        switch self {
        case .custom, .system, .close: nil
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        }
      let size = UIImage.SymbolConfiguration(pointSize: 19)
      return name.flatMap { UIImage(systemName: $0, withConfiguration: size) }
    }

    /// The label of the button for assistive technologies; `nil` if its title is the label.
    var spokenName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "More Info"
      case .contactAdd: "Add Contact"
      case .close: "Close"
      }
    }
  }
}
