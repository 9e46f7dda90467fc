import UIKit

/// The scroll view of the content, which the bars around a container observe.
extension ContainerViewController {
  /// Returns the scroll view of the deciding child.
  ///
  /// It is the one that was set for the child, or the one that the child consists of. While a transition is played, the
  /// bars would otherwise find the scroll view of the child that leaves, which is the first one in the container's
  /// view.
  func scrollViewOfContent(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    guard let content = decidingViewController else { return nil }
    if let scrollView = content.contentScrollView(for: edge) { return scrollView }
    return switch content {
    case let list as UITableViewController where list.isViewLoaded: list.tableView
    case let grid as UICollectionViewController where grid.isViewLoaded: grid.collectionView
    default: content.viewIfLoaded as? UIScrollView
    }
  }
}

extension NSDirectionalRectEdge {
  /// Adds or removes edges.
  mutating func set(_ edges: NSDirectionalRectEdge, _ isContained: Bool) {
    if isContained { formUnion(edges) } else { subtract(edges) }
  }
}
