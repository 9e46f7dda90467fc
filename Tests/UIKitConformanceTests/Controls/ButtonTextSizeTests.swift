import Testing
import UIKit

/// Buttons and the size of text that the user prefers.
@MainActor
struct ButtonTextSizeTests {
  @Test(.rule("R2018"), arguments: [false, true])
  func `A button grows with its title`(isConfigured: Bool) async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    let button = UIButton(type: .system)
    if isConfigured {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Apples"
      button.configuration = configuration
    } else {
      button.setTitle("Apples", for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
    }
    button.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
      button.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    await stage.show(controller)
    let before = button.bounds.size
    controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    await stage.settle()
    #expect(button.bounds.width > before.width * 1.3 && button.bounds.height > before.height)
  }
}
