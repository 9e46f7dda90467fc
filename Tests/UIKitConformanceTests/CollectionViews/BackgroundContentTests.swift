import Testing
import UIKit

/// The effects and images of background configurations.
@MainActor
struct BackgroundContentTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  private func descendants(of view: UIView) -> [UIView] { [view] + view.subviews.flatMap { descendants(of: $0) } }

  @Test(.rule("R2255"))
  func `A background has no effect and no image by default`() {
    let background = UIBackgroundConfiguration.clear()
    #expect(background.visualEffect == nil && background.image == nil)
    #expect(background.imageContentMode == .scaleToFill)
  }

  @Test(.rule("R2255"))
  func `A cell shows the effect, the image and the custom view of its background`() throws {
    let (effect, image, custom) = (UIBlurEffect(style: .regular), UIImage(systemName: "star"), UIView())
    var background = UIBackgroundConfiguration.clear()
    (background.visualEffect, background.image, background.customView) = (effect, image, custom)
    background.imageContentMode = .center
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let views = descendants(of: cell)
    let effectView = try #require(views.compactMap { $0 as? UIVisualEffectView }.first { $0.effect == effect })
    let imageView = try #require(views.compactMap { $0 as? UIImageView }.first { $0.image == image })
    #expect(imageView.contentMode == .center)
    for view in [effectView, imageView, custom] {
      #expect(view.convert(view.bounds, to: cell) == CGRect(x: 10, y: 5, width: 80, height: 40))
    }
    cell.backgroundConfiguration = .clear()
    cell.layoutIfNeeded()
    #expect(!descendants(of: cell).contains { $0 === custom || ($0 as? UIImageView)?.image == image })
  }
}
