import Testing

@testable import UIKit

@MainActor
struct RefreshTitleTests {
  private let control = UIRefreshControl()
  private var label: UILabel? { control.subviews.lazy.compactMap { $0 as? UILabel }.first }

  @Test func `The title keeps its attributes`() throws {
    let label = try #require(label)
    let font = UIFont.boldSystemFont(ofSize: 20)
    control.attributedTitle = NSAttributedString(
      string: "Pull", attributes: [.foregroundColor: UIColor.red, .font: font])
    #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
    #expect(label.textAlignment == .center)
  }

  @Test func `The attributes of a title do not apply to the next one`() throws {
    let label = try #require(label)
    control.attributedTitle = NSAttributedString(string: "Pull", attributes: [.foregroundColor: UIColor.red])
    control.attributedTitle = NSAttributedString(string: "Wait")
    #expect(label.text == "Wait" && label.textColor == .secondaryLabel)
    #expect(label.font.pointSize == UIFont.preferredFont(forTextStyle: .footnote).pointSize)
    control.attributedTitle = nil
    #expect(label.text == nil)
  }

  @Test func `A title of two lines has room for both`() throws {
    let label = try #require(label)
    control.frame.size.width = 300
    control.attributedTitle = NSAttributedString(string: "Updated")
    control.layoutIfNeeded()
    let height = label.frame.height
    control.attributedTitle = NSAttributedString(string: "Updated\ntoday")
    control.layoutIfNeeded()
    #expect(label.frame.height > height * 1.5 && abs(label.frame.maxY - control.bounds.maxY + 2) < 0.001)
  }
}
