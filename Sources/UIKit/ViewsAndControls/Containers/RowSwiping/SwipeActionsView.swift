/// The buttons beside a swiped row.
@MainActor
final class SwipeActionsView: UIView {
  private let isLeft: Bool
  private var buttons: [SwipeActionButton] = []

  /// - Parameter height: The height of the row, on which the content of the buttons depends.
  init(
    _ configuration: UISwipeActionsConfiguration, isLeft: Bool, height: CGFloat,
    perform: @escaping (UIContextualAction) -> Void
  ) {
    self.isLeft = isLeft
    super.init(frame: .zero)
    clipsToBounds = true
    // The first action is the last to be covered, so that its button is at the edge and in front of the others.
    for action in configuration.actions.reversed() {
      let button = SwipeActionButton(action, rowHeight: height)
      button.onTap = perform
      buttons.insert(button, at: 0)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) {
    isLeft = false
    super.init(coder: coder)
  }

  /// The total width of the buttons.
  var fullWidth: CGFloat { buttons.reduce(0) { $0 + $1.width } }

  func button(of action: UIContextualAction) -> UIView? { buttons.first { $0.action === action } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let full = fullWidth
    guard full > 0 else { return }
    // Buttons become wider equally if the row is pulled beyond their total width.
    let scale = max(1, bounds.width / full)
    var edge: CGFloat = 0
    for button in buttons {
      let width = button.width * scale
      let visible = min(bounds.width, full * scale)
      let x = isLeft ? edge - (full * scale - visible) : bounds.width - edge - width + (full * scale - visible)
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      edge += width
    }
  }
}

/// A button beside a swiped row.
///
/// An image replaces the title if the row is too low for both.
@MainActor
final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  var onTap: ((UIContextualAction) -> Void)?
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  /// The least height of a row in which an image and a title have room.
  private static let heightOfBoth: CGFloat = 91

  init(_ action: UIContextualAction, rowHeight: CGFloat) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    label.text = action.image == nil || rowHeight >= Self.heightOfBoth ? action.title : nil
    label.font = .systemFont(ofSize: action.image == nil ? 17 : 15)
    label.textColor = .white
    label.textAlignment = .center
    label.isAccessibilityElement = false
    imageView.image = action.image
    imageView.tintColor = .white
    imageView.contentMode = .scaleAspectFit
    if let effect = action.backgroundEffect { addBackground(effect) }
    addSubview(label)
    addSubview(imageView)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    action = UIContextualAction(style: .normal, title: nil) { _, _, done in done(false) }
    super.init(coder: coder)
  }

  private func addBackground(_ effect: UIVisualEffect) {
    let background = UIVisualEffectView(effect: effect)
    background.frame = bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    background.isUserInteractionEnabled = false
    addSubview(background)
  }

  var width: CGFloat {
    let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
    return max(74, text + 30)
  }

  override func primaryTouchDidEnd(with event: UIEvent?) { onTap?(action) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let image = action.image else {
      label.frame = bounds
      return
    }
    let text = (label.text ?? "").isEmpty ? 0 : label.sizeThatFits(bounds.size).height
    let top = (bounds.height - image.size.height - text - (text > 0 ? 4 : 0)) / 2
    imageView.frame = CGRect(x: 0, y: top, width: bounds.width, height: image.size.height)
    label.frame = CGRect(x: 0, y: imageView.frame.maxY + 4, width: bounds.width, height: text)
  }
}
