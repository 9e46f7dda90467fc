import Testing
import UIKit

/// The color that has the tint color of the view that uses it.
@MainActor
struct TintColorTests {
  @Test(.rule("R1258"))
  func `A background has the tint color of its view`() async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    let (outer, inner) = (UIView(), UIView())
    outer.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    inner.backgroundColor = .tintColor
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    await stage.show(controller)
    #expect(inner.layer.backgroundColor?.components == [1, 0, 0, 1])
    #expect(inner.backgroundColor == .tintColor)
    outer.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    await stage.turn()
    #expect(inner.layer.backgroundColor?.components == [0, 1, 0, 1])
  }
}
