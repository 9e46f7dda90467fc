import Simulator
import Testing
@testable import UIKit

/// Snapshots that are stretched when they are resized.
@MainActor
struct ResizableSnapshotTests {
  private func snapshot(_ rect: CGRect, _ insets: UIEdgeInsets) async -> (UIView?, UIView) {
    let simulator = await Simulator.boot(.iPhone15)
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 60))
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    dot.backgroundColor = .red
    view.addSubview(dot)
    controller.view.addSubview(view)
    simulator.show(controller)
    await simulator.settle()
    return (view.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: insets), controller.view)
  }

  /// Returns the frames of the copies of the dot that are within the view that clips them.
  private func dots(_ snapshot: UIView) -> [CGRect] {
    func copies(_ view: UIView) -> [UIView] {
      view.subviews.flatMap { ($0.layer.backgroundColor != nil ? [$0] : []) + copies($0) }
    }
    return snapshot.subviews.flatMap { clip in
      copies(clip).map { clip.convert($0.bounds, from: $0).intersection(clip.bounds) }.filter {
        !$0.isNull && !$0.isEmpty
      }
      .map { snapshot.convert($0, from: clip) }
    }
  }

  @Test func `A snapshot of a part has its size, and nothing has none`() async throws {
    let (view, container) = await snapshot(CGRect(x: 5, y: 5, width: 40, height: 20), .zero)
    let snapshot = try #require(view)
    container.addSubview(snapshot)
    container.layoutIfNeeded()
    #expect(snapshot.bounds.size == CGSize(width: 40, height: 20))
    #expect(dots(snapshot) == [CGRect(x: 0, y: 0, width: 5, height: 5)])
    #expect(UIView().resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero) == nil)
  }

  @Test func `A snapshot without caps is stretched`() async throws {
    let (view, container) = await snapshot(CGRect(x: 0, y: 0, width: 100, height: 60), .zero)
    let snapshot = try #require(view)
    container.addSubview(snapshot)
    snapshot.bounds.size = CGSize(width: 200, height: 30)
    container.layoutIfNeeded()
    #expect(dots(snapshot) == [CGRect(x: 0, y: 0, width: 20, height: 5)])
  }

  @Test func `The caps of a snapshot keep their size`() async throws {
    let insets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let (view, container) = await snapshot(CGRect(x: 0, y: 0, width: 100, height: 60), insets)
    let snapshot = try #require(view)
    container.addSubview(snapshot)
    snapshot.bounds.size = CGSize(width: 300, height: 300)
    container.layoutIfNeeded()
    #expect(snapshot.subviews.count == 9)
    #expect(dots(snapshot) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }
}
