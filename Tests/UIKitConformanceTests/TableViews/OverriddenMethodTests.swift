import Testing
import UIKit

/// The methods of protocols that the controllers of tables and collection views implement, so that subclasses override
/// them.
@MainActor
struct OverriddenMethodTests {
  private final class Rows: UITableViewController {
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(identifier: "row" as NSString, previewProvider: nil) }

    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  private final class Tiles: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: "item" as NSString, previewProvider: nil)
    }
  }

  @Test(.rule("R1297"))
  func `The controller of a table can provide context menus and a zoomed view`() {
    let controller = Rows(style: .plain)
    let menu = controller.tableView(
      controller.tableView, contextMenuConfigurationForRowAt: IndexPath(row: 0, section: 0), point: .zero)
    #expect(menu?.identifier as? NSString == "row")
    #expect(controller.viewForZooming(in: controller.tableView) === controller.view)
    #expect(controller.tableView.delegate === controller)
  }

  @Test(.rule("R1297"))
  func `The controller of a collection view can provide context menus`() {
    let controller = Tiles(collectionViewLayout: UICollectionViewFlowLayout())
    let menu = controller.collectionView(
      controller.collectionView, contextMenuConfigurationForItemsAt: [IndexPath(item: 0, section: 0)], point: .zero)
    #expect(menu?.identifier as? NSString == "item")
    #expect(controller.collectionView.delegate === controller)
  }
}
