import Testing
import UIKit

/// Constraints that cannot all be satisfied.
@MainActor
struct ContradictionTests {
  @Test(.rule("T131"))
  func `One constraint is given up and the others hold`() async throws {
    let stage = try await Stage.open()
    let host = UIViewController()
    await stage.show(host)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    host.view.addSubview(box)
    let widths = [100, 200].map { box.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(
      widths + [
        box.leadingAnchor.constraint(equalTo: host.view.leadingAnchor, constant: 7),
        box.topAnchor.constraint(equalTo: host.view.topAnchor), box.heightAnchor.constraint(equalToConstant: 50),
      ])
    host.view.layoutIfNeeded()
    #expect(box.frame.width == 100 || box.frame.width == 200)
    #expect(box.frame.minX == 7)
    #expect(box.frame.height == 50)
    // The constraint is broken but remains active.
    #expect(widths.map(\.isActive) == [true, true])
  }
}
