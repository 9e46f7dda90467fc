import Testing

@testable import UIKit

/// The buttons beside swiped rows.
@MainActor
struct SwipeButtonTests {
  private func labels(height: CGFloat, image: UIImage?) -> [String] {
    let action = UIContextualAction(style: .normal, title: "Delete") { _, _, done in done(true) }
    action.image = image
    let button = SwipeActionButton(action, rowHeight: height)
    button.frame = CGRect(x: 0, y: 0, width: 74, height: height)
    button.layoutIfNeeded()
    #expect(button.accessibilityLabel == "Delete")
    return button.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  @Test func `An image replaces the title in a row that is too low for both`() {
    let image = UIImage(systemName: "trash")
    #expect(labels(height: 44, image: image) == [])
    #expect(labels(height: 90, image: image) == [])
    #expect(labels(height: 91, image: image) == ["Delete"])
    #expect(labels(height: 44, image: nil) == ["Delete"])
  }
}
