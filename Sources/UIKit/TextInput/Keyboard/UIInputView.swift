package import DisplayScene

/// A view that looks like the keyboard while it is an input view or an input accessory view.
@preconcurrency @MainActor
open class UIInputView: UIView, SceneContentProviding {
  /// Constants that specify the appearance of an input view.
  public enum Style: Int, Sendable {
    /// The view looks as if it belonged to the keyboard.
    case `default` = 0
    /// The view looks like the keyboard.
    case keyboard = 1
  }

  /// Creates an input view with a style.
  ///
  /// - Parameters:
  ///   - frame: The frame, whose height is that of the input view unless it sizes itself.
  ///   - inputViewStyle: The style.
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates an input view with the default style from an archive.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  /// The style of the view.
  public let inputViewStyle: UIInputView.Style

  /// A Boolean value that indicates whether constraints determine the height of the view.
  ///
  /// The default is `false`: the height is that of the frame.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { setNeedsLayout() } }
  }

  package func sceneContent() -> [SceneContent] {
    // A color of the app replaces the appearance of the keyboard, which exists only in the place of the keyboard.
    guard superview is KeyboardHost, backgroundColor == nil, bounds.width > 0, bounds.height > 0 else { return [] }
    return [KeyboardDrawing(colors: KeyboardColors(isDark: traitCollection.userInterfaceStyle == .dark)).area(bounds)]
  }
}
