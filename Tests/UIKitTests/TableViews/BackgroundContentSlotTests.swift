import Testing

@testable import UIKit

/// The views that show the contents of backgrounds.
@MainActor
struct BackgroundContentSlotTests {
  private var background: UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.clear()
    background.visualEffect = UIBlurEffect(style: .regular)
    return background
  }

  private func effectView(in view: UIView) -> UIVisualEffectView? {
    view as? UIVisualEffectView ?? view.subviews.lazy.compactMap { effectView(in: $0) }.first
  }

  private func check(_ view: UIView, _ show: (UIBackgroundConfiguration) -> Void) throws {
    show(background)
    let first = try #require(effectView(in: view))
    var other = background
    other.image = UIImage(systemName: "star")
    show(other)
    #expect(effectView(in: view) === first)
    show(.clear())
    #expect(effectView(in: view) == nil)
  }

  @Test func `A cell of a collection view shows a later background in the same view`() throws {
    let cell = UICollectionViewCell(frame: .zero)
    try check(cell) { cell.backgroundConfiguration = $0 }
  }

  @Test func `A cell of a table shows a later background in the same view`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    try check(cell) { cell.backgroundConfiguration = $0 }
  }

  @Test func `A header shows a later background in the same view`() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    try check(header) { header.backgroundConfiguration = $0 }
  }

  @Test func `A custom view moves between a cell and the view of an effect`() {
    let (cell, custom) = (UICollectionViewCell(frame: .zero), UIView())
    var plain = UIBackgroundConfiguration.clear()
    plain.customView = custom
    var blurred = background
    blurred.customView = custom
    cell.backgroundConfiguration = plain
    #expect(custom.superview === cell)
    cell.backgroundConfiguration = blurred
    #expect(custom.superview !== cell && custom.isDescendant(of: cell))
    cell.backgroundConfiguration = plain
    #expect(custom.superview === cell && effectView(in: cell) == nil)
  }
}
