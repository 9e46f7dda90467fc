import UIKit

extension UITableViewCell {
  /// Fills the cell with a tile, two lines of text beside it, and an accessory.
  func layOut(
    _ tile: UIView, side: CGFloat, words: [UIView], end: [UIView] = [], spacing: CGFloat, insets: UIEdgeInsets
  ) {
    accessoryType = .disclosureIndicator
    let column = UIStackView(arrangedSubviews: words)
    column.axis = .vertical
    column.spacing = 1
    let row = UIStackView(arrangedSubviews: [tile, column] + end)
    row.spacing = spacing
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    row.pin(to: contentView, insets: insets)
    NSLayoutConstraint.activate([
      tile.widthAnchor.constraint(equalToConstant: side), tile.heightAnchor.constraint(equalToConstant: side),
    ])
  }
}
