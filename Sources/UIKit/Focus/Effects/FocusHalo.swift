/// The line that shows which item is focused.
@MainActor
final class FocusHalo {
  /// The width of the line and its distance from the shape, in points.
  private static let lineWidth: CGFloat = 3
  private static let distance: CGFloat = 2

  private var layer: CAShapeLayer?
  /// The view of the item, and the view in which the line is drawn.
  private weak var view: UIView?
  private weak var container: UIView?
  private var effect: UIFocusHaloEffect?
  /// The area of an item that is no view, in the coordinates of the view that contains it.
  private var itemArea: CGRect?
  /// The path and the color of the line, which are compared to avoid drawing it again.
  private var drawn: (area: CGRect, rounding: Rounding, origin: CGPoint, color: CGColor)?

  /// The corners of a shape that are rounded.
  private struct Rounding: Equatable {
    var radius: CGFloat = 0
    var corners = UIRectCorner.allCorners
  }

  /// Shows the effect of an item, in place of that of the previous one.
  func show(on item: (any UIFocusItem)?) {
    layer?.removeFromSuperlayer()
    // The old effect can be of a class of the app, whose deinitializer must not run during the access.
    withExtendedLifetime(effect) { (self.layer, effect, drawn, itemArea) = (nil, nil, nil, nil) }
    view = item.flatMap(FocusHierarchy.view)
    guard let item, let view, let itemEffect = item.focusEffect else { return }
    let halo = itemEffect as? UIFocusHaloEffect ?? UIFocusHaloEffect()
    if item !== view { itemArea = view.convertRect(FocusVisibility.frame(of: item), from: nil) }
    let container: UIView = halo.containerView ?? halo.referenceView?.superviewStorage ?? view
    let layer = CAShapeLayer()
    layer.fillColor = nil
    layer.lineWidth = Self.lineWidth
    (self.layer, self.container, effect) = (layer, container, halo)
    if let reference = halo.referenceView, reference.superviewStorage === container {
      container.layer.insertSublayer(layer, above: reference.layer)
    } else {
      container.layer.addSublayer(layer)
    }
    follow()
  }

  /// Draws the line again if the item has another place, another size or another tint color.
  func follow() {
    guard let view, let container, let layer, let effect else { return }
    let color = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
    let origin = view.convertPoint(.zero, to: container)
    let area = itemArea ?? view.bounds
    let rounding = itemArea == nil ? rounding(of: view) : Rounding()
    let state = (area: area, rounding: rounding, origin: origin, color: color)
    if let drawn, drawn == state { return }
    drawn = state
    let path = outline(of: area, effect, isCell: FocusLists.isCell(view), rounding)
    path.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.strokeColor = color
    layer.path = path.cgPath
    CATransaction.commit()
    AppRuntime.shared.setNeedsCommit()
  }

  /// Returns the line in the coordinates of the view of the item.
  private func outline(
    of area: CGRect, _ effect: UIFocusHaloEffect, isCell: Bool, _ rounding: Rounding
  ) -> UIBezierPath {
    let isInside = effect.position == .inside || (effect.position == .automatic && isCell)
    let outset = isInside ? -Self.lineWidth / 2 : Self.distance + Self.lineWidth / 2
    switch effect.shape {
    case .item: return rounded(area, rounding, outset)
    case .rect(let rect, let radius, _): return rounded(rect, Rounding(radius: radius), outset)
    case .path(let shape): return UIBezierPath(cgPath: shape.cgPath)
    }
  }

  private func rounded(_ rect: CGRect, _ rounding: Rounding, _ outset: CGFloat) -> UIBezierPath {
    let radius = rounding.radius > 0 ? max(rounding.radius + outset, 0) : 0
    return UIBezierPath(
      roundedRect: rect.insetBy(dx: -outset, dy: -outset), byRoundingCorners: rounding.corners,
      cornerRadii: CGSize(width: radius, height: radius))
  }

  /// Returns the corners of a view: those of its layer, or those of the background of a cell.
  private func rounding(of view: UIView) -> Rounding {
    let background = (view as? UITableViewCell)?.parts.background ?? (view as? UICollectionViewCell)?.backgroundShape
    let layer = view.layer.cornerRadius > 0 ? view.layer : background?.layer ?? view.layer
    return Rounding(radius: layer.cornerRadius, corners: UIRectCorner(layer.maskedCorners))
  }
}
