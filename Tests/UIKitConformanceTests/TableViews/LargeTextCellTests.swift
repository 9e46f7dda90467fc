import Testing
import UIKit

/// Cells with the text sizes of accessibility.
@MainActor
struct LargeTextCellTests {
  private func cell(_ style: UITableViewCell.CellStyle, _ category: UIContentSizeCategory) -> UITableViewCell {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    window.traitOverrides.preferredContentSizeCategory = category
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    window.addSubview(cell)
    window.isHidden = false
    cell.layoutIfNeeded()
    return cell
  }

  @Test(.rule("R2093"))
  func `Texts that are side by side are below each other at the text sizes of accessibility`() throws {
    let small = cell(.value1, .large)
    let (first, second) = try (#require(small.textLabel), #require(small.detailTextLabel))
    #expect(first.frame.midY == second.frame.midY)
    let large = cell(.value1, .accessibilityLarge)
    let (above, below) = try (#require(large.textLabel), #require(large.detailTextLabel))
    #expect(above.frame.maxY <= below.frame.minY)
    #expect(above.frame.minX == below.frame.minX)
  }

  @Test(.rule("R2094"))
  func `The symbol of a cell has the size of text`() throws {
    let heights = try [UIContentSizeCategory.large, .accessibilityExtraLarge].map { category in
      let cell = cell(.default, category)
      cell.imageView?.image = UIImage(systemName: "star.fill")
      cell.layoutIfNeeded()
      return try #require(cell.imageView).frame.height
    }
    #expect(heights[1] > heights[0] * 1.5)
  }
}
