/// The items of the app at both sides of the suggestions above the keyboard.
@MainActor
final class ShortcutsBar: UIView {
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 20
  /// The width that the suggestions need, if there are any.
  private static let suggestionsWidth: CGFloat = 300

  private var leading: [UIBarButtonItemGroup] = []
  private var trailing: [UIBarButtonItemGroup] = []
  private var views: [ObjectIdentifier: UIView] = [:]
  private var hasSuggestions = false

  /// Shows the items of a responder; `nil` for none.
  func show(_ assistant: UITextInputAssistantItem?, besideSuggestions hasSuggestions: Bool) {
    tintColor = .label
    self.hasSuggestions = hasSuggestions
    leading = assistant?.leadingBarButtonGroups ?? []
    trailing = assistant?.trailingBarButtonGroups ?? []
    views = [:]
    for item in (leading + trailing).flatMap(\.possibleItems) where !item.isHidden {
      views[ObjectIdentifier(item)] = item.customView ?? BarButton(item, nil)
    }
    setNeedsLayout()
  }

  /// The widths of the items at the left and at the right.
  var sideWidths: (left: CGFloat, right: CGFloat) {
    let (before, after) = (width(of: leading), width(of: trailing))
    return isLaidOutRightToLeft ? (after, before) : (before, after)
  }

  // Touches between the items are for the keyboard.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.width - (hasSuggestions ? Self.suggestionsWidth : 0)
    (leading + trailing).collapse { width(of: leading) + width(of: trailing) <= room }
    let shown = shownViews(of: leading) + shownViews(of: trailing)
    for view in subviews where !shown.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for view in shown where view.superview !== self { addSubview(view) }
    place(shownViews(of: leading), from: Self.margin)
    place(shownViews(of: trailing), from: bounds.width - width(of: trailing) + Self.spacing)
  }

  private func place(_ views: [UIView], from start: CGFloat) {
    var x = start
    for view in views {
      let size = size(of: view)
      let frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      view.frame = directed(frame, in: bounds)
      x += size.width + Self.spacing
    }
  }

  private func shownViews(of groups: [UIBarButtonItemGroup]) -> [UIView] {
    groups.flatMap(\.shownItems).compactMap { views[ObjectIdentifier($0)] }
  }

  /// Returns the width of the items of groups with their margins; 0 if there are none.
  private func width(of groups: [UIBarButtonItemGroup]) -> CGFloat {
    let views = shownViews(of: groups)
    guard !views.isEmpty else { return 0 }
    return views.reduce(Self.margin) { $0 + size(of: $1).width + Self.spacing }
  }

  private func size(of view: UIView) -> CGSize {
    var size = view is UIControl ? view.sizeThatFits(bounds.size) : view.bounds.size
    if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    guard size.width.isFinite, size.height.isFinite else { return .zero }
    return CGSize(width: max(size.width, 0), height: min(max(size.height, 0), bounds.height))
  }
}
