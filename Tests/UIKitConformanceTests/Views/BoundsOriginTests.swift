import Testing
import UIKit

/// The layout after a change of the origin of a view's bounds, which moves its subviews.
@MainActor
struct BoundsOriginTests {
  private let log = CallbackLog([.layoutSubviews])

  @Test(.rule("R2166"))
  func `Another origin of the bounds lays out the view, and not its superview and subviews`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let outer = RecordingView("o", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = RecordingView("v", log, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = RecordingView("i", log, frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(inner)
    outer.addSubview(view)
    root.view.addSubview(outer)
    await stage.turn()
    _ = log.take()
    view.bounds.origin.y = 10
    await stage.turn()
    #expect(log.take() == ["v.layoutSubviews()"])
    view.bounds.origin.y = 10
    await stage.turn()
    #expect(log.take() == [])
  }

  private final class CountingScrollView: UIScrollView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test(.rule("R2166"))
  func `A scroll view is laid out once for several offsets in an update cycle`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let view = CountingScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    root.view.addSubview(view)
    await stage.turn()
    view.layouts = 0
    for offset in 1...3 { view.contentOffset.y = CGFloat(offset) }
    await stage.turn()
    #expect(view.layouts == 1)
  }

  @Test(.rule("R2166"))
  func `Another origin of the bounds lays out a layer without a view`() {
    let layer = SublayerCount()
    layer.addSublayer(CALayer())
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.layoutIfNeeded()
    layer.layouts = 0
    layer.bounds.origin.x = 5
    layer.layoutIfNeeded()
    #expect(layer.layouts == 1)
    layer.bounds.origin.x = 5
    layer.layoutIfNeeded()
    #expect(layer.layouts == 1)
  }

  private final class SublayerCount: CALayer {
    var layouts = 0
    override func layoutSublayers() {
      super.layoutSublayers()
      layouts += 1
    }
  }
}
