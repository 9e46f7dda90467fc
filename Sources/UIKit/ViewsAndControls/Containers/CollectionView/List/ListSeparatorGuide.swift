/// The layout guide of the separator at the bottom of a list cell.
///
/// Its own constraints, which place it where the separator is by default, give way to those of the app.
@MainActor
final class ListSeparatorGuide {
  let guide = UILayoutGuide()
  private let leading: NSLayoutConstraint
  private let height: NSLayoutConstraint

  init(in cell: UICollectionViewListCell) {
    guide.identifier = "UICollectionViewListCell-separatorLayoutGuide"
    cell.addLayoutGuide(guide)
    leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    height = guide.heightAnchor.constraint(equalToConstant: 0)
    let constraints = [
      leading, height, guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ]
    for constraint in constraints { constraint.priority = UILayoutPriority(1) }
    NSLayoutConstraint.activate(constraints)
  }

  /// Sets the distance of the separator from the leading edge of the cell, and its height, for the guide without
  /// constraints of the app.
  func place(from start: CGFloat, height thickness: CGFloat) {
    if leading.constant != start { leading.constant = start }
    if height.constant != thickness { height.constant = thickness }
  }

  /// The left and right edges of the separator; `nil` before the guide has been laid out.
  var edges: (left: CGFloat, right: CGFloat)? {
    let frame = guide.layoutFrame
    return frame.width > 0 ? (frame.minX, frame.maxX) : nil
  }
}
