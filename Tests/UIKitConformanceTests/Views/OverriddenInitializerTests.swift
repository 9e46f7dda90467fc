import Testing
import UIKit

/// Initializers that subclasses override.
@MainActor
struct OverriddenInitializerTests {
  private final class RoundImageView: UIImageView {
    override init(image: UIImage?) {
      super.init(image: image)
      layer.cornerRadius = 8
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
  }

  private final class RedRefreshControl: UIRefreshControl {
    override init() {
      super.init()
      tintColor = .red
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
  }

  @Test(.rule("R1338"))
  func `An image view's initializer with an image can be overridden`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    let view = RoundImageView(image: image)
    #expect(view.image === image)
    #expect(view.bounds.size == CGSize(width: 30, height: 20))
    #expect(view.layer.cornerRadius == 8)
    #expect(!view.isUserInteractionEnabled)
  }

  @Test(.rule("R1339"))
  func `A refresh control's initializer can be overridden`() {
    let control = RedRefreshControl()
    #expect(control.tintColor == .red)
    #expect(!control.isRefreshing)
    #expect(control.bounds.height > 0)
  }
}
