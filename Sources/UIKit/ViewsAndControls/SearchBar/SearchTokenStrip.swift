/// The tokens of a search field, of which the last are visible if there is not enough room.
@MainActor
final class SearchTokenStrip: UIView {
  private static let spacing: CGFloat = 4
  private var views: [SearchTokenView] = []

  var tokens: [UISearchToken] = [] {
    didSet {
      for view in views { view.removeFromSuperview() }
      views = tokens.map { token in
        let view = SearchTokenView(token)
        view.addAction(UIAction { [weak self] _ in self?.onTap?(token) }, for: .touchUpInside)
        addSubview(view)
        return view
      }
      if !tokens.contains(where: { $0 === selection }) { selection = nil }
      updateColors()
      setNeedsLayout()
    }
  }

  /// The selected token, which the delete key deletes.
  var selection: UISearchToken? {
    didSet {
      updateColors()
      if selection != nil { onSelection?() }
    }
  }

  /// Called when a token was selected.
  var onSelection: (() -> Void)?

  /// The view of the selected token.
  var selectedView: UIView? { views.first { $0.token === selection } }

  /// The background color of the tokens; `nil` for the default color.
  var color: UIColor? {
    didSet { updateColors() }
  }

  /// Called when a token is tapped.
  var onTap: ((UISearchToken) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The width of all tokens and the space after them.
  var fullWidth: CGFloat { views.reduce(0) { $0 + $1.width + Self.spacing } }

  private func updateColors() {
    for view in views { view.backgroundColor = view.token === selection ? tintColor : color ?? .systemGray }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x = bounds.width - fullWidth
    for view in views {
      let height = min(26, bounds.height)
      let frame = CGRect(x: x, y: (bounds.height - height) / 2, width: view.width, height: height)
      view.frame = directed(frame, in: bounds)
      x += view.width + Self.spacing
    }
  }
}

/// A token in a search field.
@MainActor
final class SearchTokenView: UIControl {
  let token: UISearchToken
  private let label = UILabel()
  private let imageView = UIImageView(frame: .zero)

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    layer.cornerRadius = 6
    label.text = token.text
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    imageView.image = token.icon
    imageView.tintColor = .white
    imageView.contentMode = .scaleAspectFit
    addSubview(imageView)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = token.text
    accessibilityTraits = .button
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  private var textWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width.rounded(.up)
  }

  var width: CGFloat { textWidth + (token.icon == nil ? 14 : 36) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let start: CGFloat = token.icon == nil ? 7 : 29
    imageView.frame = directed(CGRect(x: 7, y: (bounds.height - 18) / 2, width: 18, height: 18), in: bounds)
    label.frame = directed(CGRect(x: start, y: 0, width: textWidth, height: bounds.height), in: bounds)
  }
}
