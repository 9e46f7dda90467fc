extension UIButton.Configuration {
  /// Constants that specify the size of a button.
  public enum Size: Hashable, Sendable {
    /// The default size.
    case medium
    /// A small button.
    case small
    /// The smallest button.
    case mini
    /// A large button, for the most important action.
    case large
  }

  /// Constants that specify the corners of a button.
  public enum CornerStyle: Hashable, Sendable {
    /// The corners have the radius of the background.
    case fixed
    /// The corners have the radius of the background, scaled with the preferred text size.
    case dynamic
    /// The corners have a small radius.
    case small
    /// The corners have a medium radius.
    case medium
    /// The corners have a large radius.
    case large
    /// The ends of the button are half circles.
    case capsule
  }

  /// Constants that specify the indicator of a button.
  public enum Indicator: Hashable, Sendable {
    /// A button whose menu is for choosing one of its actions has an indicator.
    case automatic
    /// The button has no indicator.
    case none
    /// The button has the indicator of a pop-up button.
    case popup
  }

  /// Constants that specify the alignment of a title and a subtitle with each other.
  public enum TitleAlignment: Hashable, Sendable {
    /// The texts are aligned with the edge at which the image is, and centered without an image beside them.
    case automatic
    /// The texts are aligned with their leading edges.
    case leading
    /// The texts are centered.
    case center
    /// The texts are aligned with their trailing edges.
    case trailing
  }
}

// The metrics of the sizes are approximations of those of iOS. They are not measured on a device.
extension UIButton.Configuration.Size {
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var cornerRadius: CGFloat { self == .large ? 9 : 6 }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption2
    case .medium: .caption1
    case .large: .footnote
    }
  }
}
