import Testing
import UIKit

/// Presented views that have a transform.
@MainActor
struct TransformedPresentationTests {
  private let a = UIViewController()
  private let b = UIViewController()

  @Test(.rule("R1882"), arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `A transform moves the presented view from its place`(style: UIModalPresentationStyle) async throws {
    let stage = try await Stage.open()
    let window = await stage.show(a)
    b.modalPresentationStyle = style
    b.view.transform = CGAffineTransform(translationX: 0, y: 45)
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    #expect(b.view.center == CGPoint(x: window.bounds.midX, y: window.bounds.midY))
    #expect(b.view.frame == window.bounds.offsetBy(dx: 0, dy: 45))
    b.view.superview?.setNeedsLayout()
    await stage.turn()
    #expect(b.view.frame == window.bounds.offsetBy(dx: 0, dy: 45))
  }

  @Test(.rule("R1882"))
  func `The presenter's view keeps its transform and its place`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(a)
    a.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    a.dismiss(animated: false, completion: nil)
    await stage.settle()
    #expect(a.view.bounds == window.bounds)
    #expect(a.view.center == CGPoint(x: window.bounds.midX, y: window.bounds.midY))
  }
}
