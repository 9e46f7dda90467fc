import Testing
import UIKit

/// The descriptions of constraints.
@MainActor
struct ConstraintDescriptionTests {
  private let container = UIView()
  private let view = UIView()

  init() { container.addSubview(view) }

  /// Returns the description of an active constraint without the addresses, which differ in each run.
  private func description(_ constraint: NSLayoutConstraint) -> String {
    constraint.isActive = true
    var text = constraint.description
    for (object, name) in [(constraint, "0x0"), (view, "0x1"), (container, "0x2")] as [(NSObject, String)] {
      let address = String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
      text = text.replacingOccurrences(of: "0x" + address, with: name)
    }
    return text
  }

  @Test(.rule("R1925"))
  func `The distance from an edge of the superview is in the visual format`() {
    #expect(
      description(view.topAnchor.constraint(equalTo: container.topAnchor, constant: 8))
        == "<NSLayoutConstraint:0x0 V:|-(8)-[UIView:0x1]   (active, names: '|':UIView:0x2 )>")
    #expect(
      description(container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 8))
        == "<NSLayoutConstraint:0x0 V:[UIView:0x1]-(8)-|   (active, names: '|':UIView:0x2 )>")
    #expect(
      description(view.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor, constant: -8))
        == "<NSLayoutConstraint:0x0 H:[UIView:0x1]-(>=8)-|   (active, names: '|':UIView:0x2 )>")
    #expect(
      description(container.leadingAnchor.constraint(equalTo: view.leadingAnchor))
        == "<NSLayoutConstraint:0x0 H:|-(0)-[UIView:0x1]   (active, names: '|':UIView:0x2 )>")
  }
}
