import Testing
import UIKit

/// Content configurations with attributed texts, and content of a readable width.
@MainActor
struct AttributedContentTests {
  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  @Test(.rule("R1366"))
  func `Attributed texts are shown in place of the texts, and their other attributes are those of the properties`()
    throws
  {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Plain"
    let text = NSMutableAttributedString(string: "Red and blue")
    text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 3))
    configuration.attributedText = text
    configuration.secondaryAttributedText = NSAttributedString(
      string: "Second", attributes: [.underlineStyle: 1])
    configuration.textProperties.color = .systemBlue
    let view = configuration.makeContentView()
    let labels = labels(in: view)
    let first = try #require(labels.first { $0.text == "Red and blue" }?.attributedText)
    #expect(first.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
    #expect(first.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .systemBlue)
    #expect(first.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == configuration.textProperties.font)
    let second = try #require(labels.first { $0.text == "Second" }?.attributedText)
    #expect(second.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    configuration.attributedText = nil
    configuration.secondaryAttributedText = nil
    view.configuration = configuration
    #expect(labels.contains { $0.text == "Plain" })
    #expect(!labels.contains { $0.text == "Second" && !$0.isHidden })
  }

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      return cell
    }
  }

  @Test(.rule("R1367"))
  func `The content of cells in a wide table has a readable width if the app demands that`() async throws {
    let stage = try await Stage.open()
    let rows = Rows(style: .plain)
    await stage.show(rows)
    rows.tableView.frame = CGRect(x: 0, y: 0, width: 1200, height: 600)
    await stage.turn()
    func textStart() throws -> CGFloat {
      let label = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel)
      return label.convert(label.bounds, to: rows.tableView).minX
    }
    #expect(!rows.tableView.cellLayoutMarginsFollowReadableWidth)
    #expect(try textStart() < 40)
    rows.tableView.cellLayoutMarginsFollowReadableWidth = true
    await stage.turn()
    #expect(try textStart() > 200)
    #expect(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.width == 1200)
  }
}
