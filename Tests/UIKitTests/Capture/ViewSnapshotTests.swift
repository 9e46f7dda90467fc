import DisplayScene
import Simulator
import Testing
import UIKit

@MainActor @Suite(.ownDevice) struct ViewSnapshotTests {
  private func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.addSubview(view)
    window.isHidden = false
    return window
  }

  @Test func `A snapshot shows the view's appearance`() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 60))
    view.backgroundColor = .red
    view.alpha = 0.5
    let label = UILabel(frame: CGRect(x: 5, y: 6, width: 60, height: 20))
    label.text = "before"
    view.addSubview(label)
    let window = show(view)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    label.text = "after"
    view.backgroundColor = .blue
    let picture = try #require(SceneCapture.layer(of: snapshot).sublayers.first)
    let original = SceneCapture.layer(of: view)
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
    #expect(picture.geometry.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
    #expect(picture.opacity == 1)
    #expect(picture.style != original.style)
    #expect(picture.sublayers.map(\.geometry) == original.sublayers.map(\.geometry))
    guard case .text(let text) = picture.sublayers.first?.contents.first else {
      Issue.record("the label's text should be in the picture")
      return
    }
    #expect(text.lines.map(\.string) == ["before"])
    #expect(picture.id != original.id)
    _ = window
  }

  @Test func `A snapshot receives touches as one view, and is hidden from assistive technology`() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    button.setTitle("Tap", for: .normal)
    let window = show(button)
    let snapshot = try #require(window.snapshotView(afterScreenUpdates: true))
    window.addSubview(snapshot)
    #expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) === snapshot)
    #expect(SceneCapture.layer(of: snapshot).sublayers.allSatisfy { !$0.accessibility.isElement })
  }

  @Test func `A view without size has no snapshot, and one off the screen an empty one`() throws {
    #expect(UIView(frame: .zero).snapshotView(afterScreenUpdates: true) == nil)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(UIView(frame: view.bounds))
    #expect(try #require(view.snapshotView(afterScreenUpdates: true)).subviews.isEmpty)
  }

  @Test func `A snapshot retains nothing`() throws {
    weak var weakView: UIView?
    var snapshot: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      weakView = view
      let window = show(view)
      snapshot = view.snapshotView(afterScreenUpdates: false)
      view.removeFromSuperview()
      window.isHidden = true
    }
    #expect(weakView == nil)
    #expect(snapshot?.subviews.count == 1)
  }
}
