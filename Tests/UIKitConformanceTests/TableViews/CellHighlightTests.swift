import Testing
import UIKit

/// The views of the content that a cell highlights together with itself.
@MainActor
struct CellHighlightTests {
  private let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let label = UILabel(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
  private let button = UIButton(frame: CGRect(x: 20, y: 0, width: 10, height: 10))

  private func fill(_ contentView: UIView) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    for view in [image, label, button] { box.addSubview(view) }
    contentView.addSubview(box)
  }

  private var highlights: [Bool] { [image.isHighlighted, label.isHighlighted, button.isHighlighted] }

  @Test(.rule("R2164"))
  func `A selected or highlighted table cell highlights the labels, image views and controls in it`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    fill(cell.contentView)
    cell.isSelected = true
    #expect(highlights == [true, true, true])
    cell.isHighlighted = true
    cell.isSelected = false
    #expect(highlights == [true, true, true])
    cell.isHighlighted = false
    #expect(highlights == [false, false, false])
  }

  @Test(.rule("R2164"))
  func `A table cell that is prepared for reuse ends the highlight`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    fill(cell.contentView)
    cell.isSelected = true
    cell.prepareForReuse()
    #expect(highlights == [false, false, false])
  }

  @Test(.rule("R2164"))
  func `A table cell without a selection style highlights nothing`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = .none
    fill(cell.contentView)
    cell.isSelected = true
    #expect(highlights == [false, false, false])
  }

  @Test(.rule("R2165"))
  func `A selected or highlighted item highlights the views that the user cannot touch`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fill(cell.contentView)
    cell.isHighlighted = true
    #expect(highlights == [true, true, false])
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(highlights == [true, true, false])
    cell.isSelected = false
    #expect(highlights == [false, false, false])
  }
}
