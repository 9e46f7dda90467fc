import Testing
import UIKit

/// Cells, headers and footers that have a transform.
@MainActor
struct TransformedRowTests {
  private let source = RowSource([[1, 2, 3]])

  @Test(.rule("R1883"), arguments: [CGAffineTransform(scaleX: 0.5, y: 0.5), CGAffineTransform(translationX: 5, y: 8)])
  func `A transformed cell keeps its place and its size`(transform: CGAffineTransform) throws {
    let table = source.table()
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.transform = transform
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(cell.bounds.size == CGSize(width: 320, height: 44))
    #expect(cell.center == CGPoint(x: 160, y: 66))
    table.reloadData()
    table.layoutIfNeeded()
    #expect(cell.bounds.size == CGSize(width: 320, height: 44))
  }

  @Test(.rule("R1883"))
  func `The header and the footer of a table keep their sizes`() {
    let table = source.table()
    let (header, footer) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30)), UIView())
    footer.bounds.size.height = 20
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()
    for view in [header, footer] { view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(header.bounds.size == CGSize(width: 320, height: 30))
    #expect(header.center == CGPoint(x: 160, y: 15))
    #expect(footer.bounds.size == CGSize(width: 320, height: 20))
    #expect(footer.center.y == 172)
  }

  @Test(.rule("R1883"))
  func `The title view of a navigation item keeps its size`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    root.navigationItem.titleView = title
    await stage.show(UINavigationController(rootViewController: root))
    let (size, center) = (title.bounds.size, title.center)
    title.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.navigationController?.navigationBar.setNeedsLayout()
    title.superview?.setNeedsLayout()
    await stage.turn()
    #expect(title.bounds.size == size)
    #expect(title.center == center)
  }
}
