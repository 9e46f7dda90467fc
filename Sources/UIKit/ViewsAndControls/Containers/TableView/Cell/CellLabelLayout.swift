/// The layout of the labels and the image of a cell's style in its content view.
@MainActor
struct CellLabelLayout {
  private var image = CGRect.zero
  private var text = CGRect.zero
  private var detail = CGRect.zero
  /// A Boolean value that indicates whether the second text is below the first one.
  private var stacks = false
  /// The height of the content with its margins.
  private(set) var height: CGFloat = 0

  /// The place where the text begins.
  var textStart: CGFloat { text.minX }

  private static let padding: CGFloat = 11

  init(_ cell: UITableViewCell, in size: CGSize, hasAccessory: Bool) {
    let parts = cell.parts
    let margin = cell.surroundings.margin
    var start = margin + CGFloat(cell.indentationLevel) * cell.indentationWidth
    if let view = parts.imageView, let picture = view.image, picture.size.width > 0 {
      // The size of text determines that of a symbol.
      let natural = picture.isSymbolImage ? view.sizeThatFits(.zero) : picture.size
      let limit = size.height > 0 ? size.height : .infinity
      let scale = min(1, limit / max(natural.height, 1))
      let column = picture.isSymbolImage ? max(natural.width, 24) : natural.width * scale
      image = CGRect(
        x: start + (column - natural.width * scale) / 2, y: 0, width: natural.width * scale,
        height: natural.height * scale)
      start += column + TableMetrics.spacing
    }
    let end = size.width - (hasAccessory ? 8 : margin)
    let space = max(0, end - start)
    stacks =
      cell.style == .default || cell.style == .subtitle
      || cell.style == .value1 && cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    if stacks {
      stack(parts, space, start)
    } else if cell.style == .value2 {
      columns(parts, space, start)
    } else {
      sides(parts, space, start)
    }
    height = max(height, image.height) + 2 * Self.padding
    let middle = (size.height > 0 ? size.height : height) / 2
    image.origin.y = middle - image.height / 2
  }

  private func fit(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, !(label.text ?? "").isEmpty else { return .zero }
    let fit = label.sizeThatFits(CGSize(width: width, height: .infinity))
    return CGSize(width: min(fit.width, width), height: fit.height)
  }

  private mutating func stack(_ parts: CellParts, _ space: CGFloat, _ start: CGFloat) {
    let (first, second) = (fit(parts.textLabel, space), fit(parts.detailTextLabel, space))
    text = CGRect(x: start, y: 0, width: space, height: first.height)
    detail = CGRect(x: start, y: first.height, width: space, height: second.height)
    height = first.height + second.height
  }

  private mutating func sides(_ parts: CellParts, _ space: CGFloat, _ start: CGFloat) {
    let second = fit(parts.detailTextLabel, space)
    let first = fit(parts.textLabel, max(0, space - second.width - (second.width > 0 ? 8 : 0)))
    text = CGRect(x: start, y: 0, width: first.width, height: first.height)
    detail = CGRect(x: start + space - second.width, y: 0, width: second.width, height: second.height)
    height = max(first.height, second.height)
  }

  private mutating func columns(_ parts: CellParts, _ space: CGFloat, _ start: CGFloat) {
    let column = min(97, space)
    let first = fit(parts.textLabel, column)
    let second = fit(parts.detailTextLabel, max(0, space - column - 8))
    text = CGRect(x: start, y: 0, width: column, height: first.height)
    detail = CGRect(x: start + column + 8, y: 0, width: max(0, space - column - 8), height: second.height)
    height = max(first.height, second.height)
  }

  func apply(to cell: UITableViewCell, _ directed: DirectionalPlacement) {
    let parts = cell.parts
    let bounds = cell.contentView.bounds
    parts.imageView?.frame = directed(image, in: bounds)
    // The label of the default style has no label beside it, and centers its text in the whole height.
    let height = cell.style == .default && text.height > 0 ? bounds.height : text.height
    let top = centered(stacks ? height + detail.height : height, in: cell)
    parts.textLabel?.frame = directed(CGRect(x: text.minX, y: top, width: text.width, height: height), in: bounds)
    parts.detailTextLabel?.frame = directed(
      CGRect(
        x: detail.minX, y: stacks ? top + height : centered(detail.height, in: cell), width: detail.width,
        height: detail.height), in: bounds)
  }

  /// Returns the position, in whole pixels, at which a part of a height is vertically centered.
  private func centered(_ height: CGFloat, in cell: UITableViewCell) -> CGFloat {
    cell.pixelGrid.nearest((cell.contentView.bounds.height - height) / 2)
  }
}
