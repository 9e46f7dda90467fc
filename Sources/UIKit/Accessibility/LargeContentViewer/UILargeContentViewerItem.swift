/// An object whose title and image the large content viewer can show.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// A Boolean value that indicates whether the large content viewer shows the item.
  ///
  /// The item, or a view that contains it, must have a ``UILargeContentViewerInteraction``.
  var showsLargeContentViewer: Bool { get }
  /// The title that the viewer shows.
  var largeContentTitle: String? { get }
  /// The image that the viewer shows.
  var largeContentImage: UIImage? { get }
  /// A Boolean value that indicates whether the image is enlarged to the size of the viewer.
  var scalesLargeContentImage: Bool { get }
  /// The insets by which the image is moved, so that it appears balanced.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// The values of a view for the large content viewer, which override those of its class.
struct LargeContentValues {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
  var largeContent: LargeContentValues { accessibilityAttributes?.largeContent ?? LargeContentValues() }

  func changeLargeContent(_ change: (inout LargeContentValues) -> Void) {
    var values = largeContent
    change(&values)
    accessibilityAttributesForWriting.largeContent = values
  }

  /// Returns the deepest item of the large content viewer at a point.
  func largeContentItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard !isHidden, alpha >= 0.01, self.point(inside: point, with: nil) else { return nil }
    for subview in subviews.reversed() {
      if let item = subview.largeContentItem(at: convert(point, to: subview)) { return item }
    }
    return showsLargeContentViewer ? self : nil
  }
}

extension UIButton {
  var largeContentDefaults: (title: String?, image: UIImage?) {
    (configuration?.title ?? currentTitle, configuration?.image ?? currentImage)
  }
}
