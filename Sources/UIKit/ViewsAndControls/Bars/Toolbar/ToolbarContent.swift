/// The buttons of a toolbar, and the space between them.
@MainActor
final class ToolbarContent: UIView {
  private enum Piece {
    case view(UIView)
    case fixed(CGFloat)
    case flexible
  }

  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 16
  private var pieces: [Piece] = []

  func fill(_ items: [UIBarButtonItem], in bar: UIToolbar) {
    for view in subviews { view.removeFromSuperview() }
    pieces = items.filter { !$0.isHidden && !$0.isSuppressed }.map { piece($0, in: bar) }
    setNeedsLayout()
  }

  private func piece(_ item: UIBarButtonItem, in bar: UIToolbar) -> Piece {
    item.applyAppearance(in: bar)
    switch item.systemItem {
    case .flexibleSpace: return .flexible
    case .fixedSpace: return .fixed(item.width.isFinite ? max(item.width, 0) : 0)
    default:
      let view = item.customView ?? BarButton(item, bar.shownAppearance.appearance(of: item))
      addSubview(view)
      return .view(view)
    }
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let room = CGRect(
      x: safe.left + Self.margin, y: 0, width: max(bounds.width - safe.left - safe.right - 2 * Self.margin, 0),
      height: bounds.height)
    let flexible = CGFloat(pieces.count { if case .flexible = $0 { true } else { false } })
    let rest = max(room.width - pieces.indices.reduce(0) { $0 + width(at: $1, in: room) + gap(after: $1) }, 0)
    // The direction of the bar, which may differ from that of its surroundings.
    let isRightToLeft = (superview ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for index in pieces.indices {
      var width = width(at: index, in: room)
      if case .flexible = pieces[index] { width = rest / flexible }
      if case .view(let view) = pieces[index] {
        let size = size(of: view, in: room)
        let start = isRightToLeft ? room.maxX - x - size.width : room.minX + x
        view.frame = CGRect(x: start, y: room.midY - size.height / 2, width: size.width, height: size.height)
      }
      x += width + gap(after: index)
    }
  }

  private func width(at index: Int, in room: CGRect) -> CGFloat {
    switch pieces[index] {
    case .view(let view): size(of: view, in: room).width
    case .fixed(let width): width
    case .flexible: 0
    }
  }

  /// Returns the space after a button.
  ///
  /// Adjacent buttons have a fixed distance; the app's space items replace it.
  private func gap(after index: Int) -> CGFloat {
    guard index + 1 < pieces.count, case .view = pieces[index], case .view = pieces[index + 1] else { return 0 }
    return Self.spacing
  }

  private func size(of view: UIView, in room: CGRect) -> CGSize {
    var size = view is UIControl || view is UILabel ? view.sizeThatFits(room.size) : view.bounds.size
    if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    guard size.width.isFinite, size.height.isFinite else { return .zero }
    return CGSize(width: min(max(size.width, 0), room.width), height: min(max(size.height, 0), room.height))
  }
}
