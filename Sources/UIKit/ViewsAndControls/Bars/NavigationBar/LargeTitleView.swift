/// The large title below the row of buttons.
///
/// It moves behind the row when the content scrolls.
@MainActor
final class LargeTitleView: UIView {
  /// The additional height of a bar with a large title.
  static let height: CGFloat = 52
  let label = UILabel()
  /// The button around the label, if the title opens a menu.
  var button: TitleMenuButton? {
    didSet {
      oldValue?.removeFromSuperview()
      addSubview(button ?? label)
      isUserInteractionEnabled = button != nil
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.lineBreakMode = .byTruncatingTail
    label.accessibilityTraits = [.staticText, .header]
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  func show(_ title: String, _ attributes: [NSAttributedString.Key: Any]) {
    label.show(title, font: .systemFont(ofSize: 34, weight: .bold), attributes: attributes)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let margin: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    // The label is at the lower edge of the view, whose height changes with the extent of the title.
    let room = CGRect(
      x: safe.left + margin, y: bounds.height - Self.height + 3,
      width: max(bounds.width - safe.left - safe.right - 2 * margin, 0), height: 41)
    let isRightToLeft = (superview?.superview ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.textAlignment = isRightToLeft ? .right : .left
    guard let button else { return label.frame = room }
    let width = min(button.sizeThatFits(room.size).width, room.width)
    button.frame = CGRect(
      x: isRightToLeft ? room.maxX - width : room.minX, y: room.minY, width: width, height: room.height)
  }
}
