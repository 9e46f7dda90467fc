/// A row of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  var place: ListPlace?
}
extension UICollectionView {
  func closeSwipe(animated: Bool) {}
  func closeSwipeIfOpen() -> Bool { false }
  func scrollSection(to attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition, animated: Bool) {}
}
