import Testing
import UIKit

/// The look of selected system buttons.
@MainActor
struct SystemButtonSelectionTests {
  @Test(.rule("R2259"))
  func `The title of a selected system button is white`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.tintColor = .red
    root.view.addSubview(button)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
    await stage.turn()
    #expect(button.titleLabel?.textColor == .red)
    button.isSelected = true
    await stage.turn()
    #expect(button.titleLabel?.textColor == .white)
  }
}
