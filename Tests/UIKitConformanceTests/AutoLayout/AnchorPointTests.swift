import Testing
import UIKit

/// Constraints of views whose layers have another anchor point than their middle.
@MainActor
struct AnchorPointTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 100),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
    ])
  }

  @Test(
    .rule("R2052"),
    arguments: [
      (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 100, y: 100)), (.zero, CGPoint(x: 150, y: 150)),
      (CGPoint(x: 1, y: 0), CGPoint(x: 50, y: 150)),
    ])
  func `The center is the middle of the rectangle that constraints determine`(anchor: CGPoint, origin: CGPoint) {
    view.layer.anchorPoint = anchor
    container.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 150, y: 150))
    #expect(view.frame == CGRect(x: origin.x, y: origin.y, width: 100, height: 100))
  }

  @Test(.rule("R2052"))
  func `Another layout does not move the view`() {
    view.layer.anchorPoint = .zero
    container.layoutIfNeeded()
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 150, y: 150, width: 100, height: 100))
    let subview = UIView()
    view.addSubview(subview)
    subview.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      subview.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      subview.topAnchor.constraint(equalTo: view.topAnchor),
      subview.rightAnchor.constraint(equalTo: view.rightAnchor),
      subview.heightAnchor.constraint(equalToConstant: 5),
    ])
    container.layoutIfNeeded()
    #expect(subview.frame == CGRect(x: 10, y: 0, width: 90, height: 5))
  }
}
