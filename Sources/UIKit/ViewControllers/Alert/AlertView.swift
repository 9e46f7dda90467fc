/// The view of an alert: a title, a message, text fields, and buttons, in one or two groups.
final class AlertView: UIView {
  enum LayoutKind {
    case alert
    case sheet
    case popover
  }

  /// The alert controller; `nil` if the app retains the view longer than its controller.
  private weak var alert: UIAlertController?
  private let mainGroup = MaterialView(cornerRadius: AlertMetrics.cornerRadius)
  private let cancelGroup = MaterialView(cornerRadius: AlertMetrics.cornerRadius)
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let fieldGroup = AlertFieldGroup()
  /// The view of the app's view controller between the text and the buttons.
  private weak var contentView: UIView?
  private var buttons: [AlertActionView] = []
  private var separators: [UIView] = []
  private var isContentStale = true

  var layoutKind = LayoutKind.alert {
    didSet { if layoutKind != oldValue { contentDidChange() } }
  }

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    for group in [mainGroup, cancelGroup] { addSubview(group) }
    cancelGroup.backgroundColor = AlertMetrics.cancelBackground
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      mainGroup.addSubview(label)
    }
    mainGroup.addSubview(fieldGroup)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory else {
      return
    }
    contentDidChange()
    superview?.setNeedsLayout()
  }

  func contentDidChange() {
    isContentStale = true
    setNeedsLayout()
  }

  // MARK: - Content

  private var isSheet: Bool { layoutKind != .alert }

  private func updateContentIfNeeded() {
    guard isContentStale else { return }
    isContentStale = false
    titleLabel.text = alert?.title
    let small = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    let emphasized = UIFontMetrics(forTextStyle: .footnote)
      .scaledFont(for: .systemFont(ofSize: 13, weight: .semibold), compatibleWith: traitCollection)
    titleLabel.font =
      isSheet ? emphasized : .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
    titleLabel.textColor = isSheet ? .secondaryLabel : .label
    messageLabel.text = alert?.message
    messageLabel.font = isSheet && alert?.title == nil ? emphasized : small
    messageLabel.textColor = isSheet ? .secondaryLabel : .label
    if let text = alert?.attributedTitle { titleLabel.attributedText = centered(text) }
    if let text = alert?.attributedMessage { messageLabel.attributedText = centered(text) }
    showContent(alert?.contentViewController?.view)
    fieldGroup.show(alert?.textFields ?? [])
    for view in buttons + separators { view.removeFromSuperview() }
    separators = []
    buttons = shownActions.map { action in
      AlertActionView(action, isSheet: isSheet, isBold: isBold(action), traits: traitCollection) { [weak alert] in
        alert?.choose(action)
      }
    }
    if alert?.isSpringLoaded == true {
      for button in buttons { button.setSpringLoading(true) { button.makeSpringLoading() } }
    }
    for button in buttons { (isAlone(button) ? cancelGroup : mainGroup).addSubview(button) }
    cancelGroup.isHidden = !buttons.contains(where: isAlone)
  }

  /// Returns a text that is centered where it has no paragraph style.
  private func centered(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    text.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      if value == nil { result.addAttribute(.paragraphStyle, value: style, range: range) }
    }
    return result
  }

  private func showContent(_ view: UIView?) {
    guard view !== contentView else { return }
    if contentView?.superview === mainGroup { contentView?.removeFromSuperview() }
    contentView = view
    if let view { mainGroup.addSubview(view) }
  }

  /// The actions with buttons, the cancel action last.
  ///
  /// A centered action sheet has no cancel button.
  private var shownActions: [UIAlertAction] {
    let actions = alert?.actions ?? []
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return layoutKind == .popover ? others : others + cancel
  }

  private func isBold(_ action: UIAlertAction) -> Bool {
    if let preferred = alert?.preferredAction, !isSheet { return action === preferred }
    return action.style == .cancel
  }

  /// Returns whether a button is in a separate group.
  private func isAlone(_ button: AlertActionView) -> Bool { layoutKind == .sheet && button.action.style == .cancel }

  // MARK: - Layout

  private var padding: UIEdgeInsets { isSheet ? AlertMetrics.sheetPadding : AlertMetrics.alertPadding }
  /// The height of a button, which is higher for large text.
  private var buttonHeight: CGFloat {
    let titles = buttons.map { $0.titleHeight + 2 * AlertMetrics.titlePadding }
    return max(isSheet ? 57 : 44, titles.max() ?? 0)
  }
  private var hasLargeText: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  private func width(in room: CGSize) -> CGFloat {
    switch layoutKind {
    case .alert where hasLargeText:
      max(min(room.width - 2 * AlertMetrics.largeMargin, AlertMetrics.largeAlertWidth), 0)
    case .alert: AlertMetrics.alertWidth
    case .popover: AlertMetrics.popoverWidth
    case .sheet: max(min(room.width, max(room.height, 0) + 2 * AlertMetrics.margin) - 2 * AlertMetrics.margin, 0)
    }
  }

  private func areSideBySide(_ width: CGFloat) -> Bool {
    layoutKind == .alert && buttons.count == 2 && !hasLargeText
      && buttons.allSatisfy { $0.titleWidth + 16 <= width / 2 }
  }

  private func textHeight(_ width: CGFloat) -> (title: CGFloat, message: CGFloat) {
    let room = CGSize(width: width - padding.left - padding.right, height: .greatestFiniteMagnitude)
    let title = titleLabel.text?.isEmpty == false ? titleLabel.sizeThatFits(room).height.rounded(.up) : 0
    let message = messageLabel.text?.isEmpty == false ? messageLabel.sizeThatFits(room).height.rounded(.up) : 0
    return (title, message)
  }

  private func headerHeight(_ width: CGFloat) -> CGFloat {
    let (title, message) = textHeight(width)
    let fields = fieldGroup.height
    guard title > 0 || message > 0 || fields > 0 else { return contentHeight }
    let text = title + (title > 0 && message > 0 ? AlertMetrics.titleGap : 0) + message
    let fieldGap = text > 0 && fields > 0 ? AlertMetrics.fieldGap : 0
    return padding.top + text + fieldGap + fields + padding.bottom + contentHeight
  }

  private var contentHeight: CGFloat {
    let height = alert?.contentViewController?.preferredContentSize.height ?? 0
    return height.isFinite ? max(height, 0) : 0
  }

  private func buttonsHeight(_ width: CGFloat) -> CGFloat {
    let stacked = buttons.filter { !isAlone($0) }
    return areSideBySide(width) ? buttonHeight : CGFloat(stacked.count) * buttonHeight
  }

  private var cancelHeight: CGFloat { cancelGroup.isHidden ? 0 : buttonHeight + AlertMetrics.groupGap }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateContentIfNeeded()
    let width = width(in: size)
    let natural = headerHeight(width) + buttonsHeight(width) + cancelHeight
    return CGSize(width: width, height: min(natural, max(size.height, 0)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateContentIfNeeded()
    for separator in separators { separator.removeFromSuperview() }
    separators = []
    let width = bounds.width
    mainGroup.frame = CGRect(x: 0, y: 0, width: width, height: max(bounds.height - cancelHeight, 0))
    cancelGroup.frame = CGRect(x: 0, y: bounds.height - buttonHeight, width: width, height: buttonHeight)
    layOutText(width)
    // The text is truncated so that everything fits, because fields and buttons must be reachable.
    let buttonsTop = max(mainGroup.bounds.height - buttonsHeight(width), 0)
    contentView?.frame = CGRect(x: 0, y: max(buttonsTop - contentHeight, 0), width: width, height: contentHeight)
    fieldGroup.frame = CGRect(
      x: padding.left, y: max(buttonsTop - contentHeight - padding.bottom - fieldGroup.height, 0),
      width: max(width - padding.left - padding.right, 0), height: fieldGroup.height)
    layOutButtons(width, top: buttonsTop)
    for button in buttons where isAlone(button) { button.frame = cancelGroup.bounds }
  }

  private func layOutText(_ width: CGFloat) {
    let (title, message) = textHeight(width)
    let textWidth = width - padding.left - padding.right
    titleLabel.frame = CGRect(x: padding.left, y: padding.top, width: textWidth, height: title)
    let messageTop = padding.top + title + (title > 0 ? AlertMetrics.titleGap : 0)
    messageLabel.frame = CGRect(x: padding.left, y: messageTop, width: textWidth, height: message)
  }

  private func layOutButtons(_ width: CGFloat, top: CGFloat) {
    let stacked = buttons.filter { !isAlone($0) }
    guard !areSideBySide(width) else {
      // In a row, the cancel action is on the left.
      let ordered = stacked.sorted { $0.action.style == .cancel && $1.action.style != .cancel }
      addSeparator(CGRect(x: 0, y: top, width: width, height: AlertMetrics.separator))
      addSeparator(CGRect(x: width / 2, y: top, width: AlertMetrics.separator, height: buttonHeight))
      for (index, button) in ordered.enumerated() {
        button.frame = CGRect(x: CGFloat(index) * width / 2, y: top, width: width / 2, height: buttonHeight)
      }
      return
    }
    for (index, button) in stacked.enumerated() {
      let y = top + CGFloat(index) * buttonHeight
      button.frame = CGRect(x: 0, y: y, width: width, height: buttonHeight)
      if y > 0 { addSeparator(CGRect(x: 0, y: y, width: width, height: AlertMetrics.separator)) }
    }
  }

  private func addSeparator(_ frame: CGRect) {
    let view = UIView(frame: frame)
    view.backgroundColor = .separator
    view.isUserInteractionEnabled = false
    mainGroup.addSubview(view)
    separators.append(view)
  }
}
