import Testing
import UIKit

/// The lifetime of constraints that only weak variables refer to.
@MainActor
struct ConstraintLifetimeTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
  }

  private func makeHeight(_ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: constant)
  }

  @Test(.rule("R2051"))
  func `A new constraint in a weak variable can be activated`() {
    weak var width: NSLayoutConstraint?
    weak var height: NSLayoutConstraint?
    weak var left: NSLayoutConstraint?
    width = view.widthAnchor.constraint(equalToConstant: 30)
    height = makeHeight(40)
    left = NSLayoutConstraint.constraints(withVisualFormat: "|-50-[view]", metrics: nil, views: ["view": view]).first
    width?.isActive = true
    height?.isActive = true
    left?.isActive = true
    view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 0, width: 30, height: 40))
  }

  @Test(.rule("R2051"))
  func `A constraint that is not activated lives until the end of the turn`() async throws {
    let stage = try await Stage.open()
    weak var width: NSLayoutConstraint?
    width = view.widthAnchor.constraint(equalToConstant: 30)
    #expect(width != nil)
    await stage.turn()
    await stage.advance(by: 0.1)
    #expect(width == nil)
  }

  @Test(.rule("R2051"))
  func `A pool releases the constraints that were created in it`() {
    weak var width: NSLayoutConstraint?
    autoreleasepool {
      width = view.widthAnchor.constraint(equalToConstant: 30)
      #expect(width != nil)
    }
    #expect(width == nil)
  }
}
