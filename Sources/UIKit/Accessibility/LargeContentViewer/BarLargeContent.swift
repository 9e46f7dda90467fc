/// The interaction of a bar, whose buttons the large content viewer shows.
///
/// A button at which the press ends is activated.
@MainActor
final class BarLargeContentInteraction: UILargeContentViewerInteraction {
  /// Adds the interaction to a bar when the viewer is enabled for the first time.
  static func update(_ bar: UIView) {
    guard isEnabled, !bar.interactions.contains(where: { $0 is BarLargeContentInteraction }) else { return }
    bar.addInteraction(BarLargeContentInteraction())
  }

  override func ended(on item: (any UILargeContentViewerItem)?) {
    guard let control = item as? BarControl, control.isEnabled else { return }
    control.sendActions(for: .touchUpInside)
  }
}

extension BarControl {
  /// The bar that contains the control.
  private var bar: UIView? {
    sequence(first: self as UIView, next: \.superview).first {
      $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar
    }
  }

  /// Prepares the bar for the large content viewer.
  func updateLargeContentViewer() { bar.map(BarLargeContentInteraction.update) }

  /// Shows an item of the bar in the large content viewer.
  func showLargeContent(of item: UIBarItem, title: String?, image: UIImage?) {
    showsLargeContentViewer = true
    largeContentTitle = title
    largeContentImage = item.largeContentSizeImage ?? image
    largeContentImageInsets = item.largeContentSizeImage == nil ? .zero : item.largeContentSizeImageInsets
    scalesLargeContentImage = item.largeContentSizeImage == nil
  }
}
