import Simulator
import Testing

@testable import UIKit

/// The frames of a zoom while it runs.
@MainActor
@Suite(.ownDevice)
struct ZoomFrameTests {
  private let clock = ManualClock()
  private let list = UIViewController()
  private let detail = UIViewController()
  private let thumbnail = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
  private let options = UIViewController.Transition.ZoomOptions()
  private let window = UIWindow(windowScene: UIApplication.shared.defaultScene)

  init() {
    thumbnail.backgroundColor = .systemTeal
    thumbnail.layer.cornerRadius = 12
    list.view.addSubview(thumbnail)
    detail.view.backgroundColor = .white
    detail.modalPresentationStyle = .fullScreen
    window.rootViewController = list
    window.makeKeyAndVisible()
    clock.advance(by: 0.1)
  }

  private func present(from source: UIView?) {
    detail.preferredTransition = .zoom(options: options) { _ in source }
    list.present(detail, animated: true)
    clock.endTurn()
  }

  private var container: UIView? { detail.view.superview }

  private var appearance: LayerAppearance { detail.view.layer.appearance(presented: true) }

  /// The rectangle of the window that shows a part of the detail.
  private func frame(of part: CGRect) -> CGRect {
    let corners = [part.origin, CGPoint(x: part.maxX, y: part.maxY)].map(appearance.convertToSuperlayer)
    return CGRect(
      x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x, height: corners[1].y - corners[0].y)
  }

  private func isClose(_ rect: CGRect, _ other: CGRect, by tolerance: CGFloat = 0.01) -> Bool {
    [rect.minX - other.minX, rect.minY - other.minY, rect.maxX - other.maxX, rect.maxY - other.maxY]
      .allSatisfy { abs($0) < tolerance }
  }

  @Test func `The view begins in the frame of the source view, in its shape`() {
    present(from: thumbnail)
    #expect(isClose(appearance.frame, thumbnail.frame))
    #expect(isClose(appearance.bounds, CGRect(x: 0, y: 0, width: 393, height: 393)))
    #expect(abs(appearance.cornerRadius * 100 / 393 - 12) < 0.01)
    #expect(appearance.masksToBounds)
    // The model, on which layout depends, is that of the end.
    #expect(detail.view.frame == window.bounds && detail.view.bounds.size == window.bounds.size)
  }

  @Test func `The view ends at its place, and nothing remains of the transition`() {
    present(from: thumbnail)
    #expect(container?.subviews.count == 4)
    #expect(thumbnail.layer.appearance(presented: true).isHidden)
    #expect(!thumbnail.isHidden)
    clock.advance(by: 1)
    #expect(isClose(appearance.frame, window.bounds))
    #expect(!appearance.masksToBounds)
    #expect(container?.subviews.count == 1)
    #expect(!thumbnail.layer.appearance(presented: true).isHidden)
  }

  @Test func `The dismissal ends in the frame of the source view at that time`() {
    present(from: thumbnail)
    clock.advance(by: 1)
    thumbnail.frame.origin = CGPoint(x: 200, y: 600)
    detail.dismiss(animated: true)
    clock.endTurn()
    #expect(isClose(appearance.frame, window.bounds))
    clock.advance(by: 0.49)
    #expect(isClose(appearance.frame, CGRect(x: 200, y: 600, width: 100, height: 100), by: 3))
    clock.advance(by: 1)
    #expect(detail.view.window == nil)
  }

  @Test func `A tall source view shows a part of the view that is as high as it`() {
    thumbnail.frame = CGRect(x: 40, y: 100, width: 50, height: 400)
    present(from: thumbnail)
    #expect(isClose(appearance.frame, thumbnail.frame))
    #expect(abs(appearance.bounds.height - 852) < 0.01)
    #expect(abs(appearance.bounds.midX - 393 / 2) < 0.01)
  }

  @Test func `The alignment rectangle begins in the frame of the source view`() {
    options.alignmentRectProvider = { _ in CGRect(x: 50, y: 200, width: 200, height: 200) }
    present(from: thumbnail)
    #expect(isClose(frame(of: CGRect(x: 50, y: 200, width: 200, height: 200)), thumbnail.frame))
    #expect(isClose(appearance.frame, thumbnail.frame))
  }

  @Test(arguments: [true, false])
  func `Without a source view in the window, the view is scaled and faded`(isMissing: Bool) {
    present(from: isMissing ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(isClose(appearance.frame, window.bounds.insetBy(dx: 393 / 4, dy: 852 / 4)))
    #expect(appearance.opacity == 0)
    clock.advance(by: 1)
    #expect(appearance.opacity == 1 && detail.view.window != nil)
  }

  @Test func `A path through a stop leads from it to both ends`() {
    func pose(_ x: CGFloat) -> PosePath.Pose {
      PosePath.Pose(frame: CGRect(x: x, y: 0, width: 100, height: 100), contentOrigin: .zero, contentWidth: 100)
    }
    let path = PosePath(from: pose(0), to: pose(100))
    #expect(path.pose(at: 0.25).frame.minX == 25)
    path.stop = (0.5, pose(-20))
    #expect([0, 0.25, 0.5, 0.75, 1].map { path.pose(at: $0).frame.minX } == [0, -10, -20, 40, 100])
    path.stop = (0, pose(-20))
    #expect([0, 0.5, 1].map { path.pose(at: $0).frame.minX } == [-20, 40, 100])
  }
}
