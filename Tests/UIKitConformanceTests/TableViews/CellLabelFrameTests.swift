import Testing
import UIKit

/// The frames of the labels of cells.
@MainActor
struct CellLabelFrameTests {
  private func cell(_ style: UITableViewCell.CellStyle, height: CGFloat) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    cell.layoutIfNeeded()
    return cell
  }

  @Test(.rule("R2117"), arguments: [CGFloat(44), 104])
  func `The label of the default style is as high as the content view`(height: CGFloat) throws {
    let cell = cell(.default, height: height)
    let label = try #require(cell.textLabel)
    #expect(label.frame.minY == 0)
    #expect(label.frame.height == cell.contentView.bounds.height)
    #expect(label.frame.minX == 16 && label.frame.width == 288)
  }

  @Test(.rule("R2117"))
  func `The label of another style is as high as its text, at whole pixels`() throws {
    for style in [UITableViewCell.CellStyle.subtitle, .value1, .value2] {
      let label = try #require(cell(style, height: 61.7).textLabel)
      #expect(label.frame.height > 0 && label.frame.height < 30)
      let pixels = label.frame.minY * UIScreen.main.scale
      #expect(pixels > 1 && abs(pixels - pixels.rounded()) < 0.01)
    }
  }
}
