/// The appearance of a button in its current state, with all defaults.
@MainActor
struct ButtonAppearance {
  var title: ButtonText
  var subtitle: ButtonText
  var image: UIImage?
  var showsSpinner = false
  /// The indicator of a pop-up button, at the trailing edge.
  var indicator: UIImage?
  var isIndicatorLeft = false
  var foregroundColor: UIColor
  /// The colors of the image and the indicators; `nil` for the foreground color.
  var imageColor: UIColor?
  var spinnerColor: UIColor?
  var indicatorColor: UIColor?
  /// The opacity of the image and the title, which is less than 1 while the button is pressed.
  var contentOpacity: CGFloat = 1
  /// The opacity of the image in addition to that of the content.
  var imageOpacity: CGFloat = 1
  var background = ButtonBackground()
  /// The color of a rectangle behind the content; `nil` for none.
  var selectionColor: UIColor?
  var backgroundImage: UIImage?
  /// A Boolean value that indicates whether the button glows.
  var glows = false
  var insets: UIEdgeInsets
  var imageEdge = ButtonImageEdge.left
  /// The fraction of the free width that is to the left of the narrower one of the two texts.
  var textShare: CGFloat = 0.5
  /// The alignment of the lines of a text.
  var lineAlignment: NSTextAlignment?
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var minimumSize = CGSize.zero
  /// The insets that move the title and the image.
  var titleShift = UIEdgeInsets.zero
  var imageShift = UIEdgeInsets.zero

  /// Shows a title with attributes, in the font and the color of the button where it has none.
  mutating func show(_ attributedTitle: NSAttributedString?) {
    title.attributedText = attributedTitle?.completed(with: [.font: title.font, .foregroundColor: foregroundColor])
  }

  /// Adds the app's insets to those of the system.
  mutating func adjust(content: UIEdgeInsets, title: UIEdgeInsets, image: UIEdgeInsets) {
    // Insets of the content replace the system's margins.
    if content != .zero {
      insets = content
      minimumSize = .zero
    }
    (titleShift, imageShift) = (title, image)
  }
}

/// The edge of a button's text at which the image is.
enum ButtonImageEdge {
  case left
  case right
  case top
  case bottom
}

/// The background of a button.
@MainActor
struct ButtonBackground {
  /// The radius of the corners, or half circles at the ends.
  enum Corners {
    case radius(CGFloat)
    case capsule
  }

  var color: UIColor?
  var corners = Corners.radius(0)
  var insets = UIEdgeInsets.zero
  var stroke: BackgroundStroke?
  /// What is in front of the color.
  var content = BackgroundContent()

  /// A Boolean value that indicates whether there is nothing to show.
  var isEmpty: Bool { color == nil && content.isEmpty && stroke == nil }

  func cornerRadius(height: CGFloat) -> CGFloat {
    switch corners {
    case .radius(let radius): radius
    case .capsule: height / 2
    }
  }
}
