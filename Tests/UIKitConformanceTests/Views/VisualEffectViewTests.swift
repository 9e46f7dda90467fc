import Testing
import UIKit

@MainActor
struct VisualEffectViewTests {
  @Test(.rule("R740"))
  func `The content view is a subview that has the size of the view`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 20, y: 30, width: 120, height: 80)
    #expect(view.contentView.superview === view)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 120, height: 80))
  }

  @Test(.rule("R741"))
  func `The effect can be replaced and removed`() {
    let blur = UIBlurEffect(style: .dark)
    let view = UIVisualEffectView(effect: nil)
    #expect(view.effect == nil)
    view.effect = blur
    #expect(view.effect is UIBlurEffect)
    view.effect = nil
    #expect(view.effect == nil)
  }

  @Test(.rule("R740"))
  func `A touch hits the subviews of the content view`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inside = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.contentView.addSubview(inside)
    #expect(view.hitTest(CGPoint(x: 15, y: 15), with: nil) === inside)
    #expect(view.hitTest(CGPoint(x: 60, y: 60), with: nil) === view.contentView)
  }
}
