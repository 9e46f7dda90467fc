import Testing

@testable import UIKit

/// The colors of selected buttons with configurations.
@MainActor @Suite(.ownDevice)
struct ButtonSelectionColorTests {
  private func appearance(_ configuration: UIButton.Configuration, isSelected: Bool = true) -> ButtonAppearance {
    let button = UIButton(configuration: configuration)
    button.tintColor = .red
    button.isSelected = isSelected
    return ButtonAppearance(configuration.updated(for: button), of: button)
  }

  @Test func `A selected plain button looks like a tinted one, and others like a filled one`() {
    let (plain, tinted) = (appearance(.plain()), appearance(.tinted(), isSelected: false))
    #expect(plain.background.color == tinted.background.color && plain.foregroundColor == tinted.foregroundColor)
    for configuration in [UIButton.Configuration.gray(), .tinted()] {
      #expect(appearance(configuration).background.color == .red)
      #expect(appearance(configuration).foregroundColor == .white)
      #expect(appearance(configuration, isSelected: false).background.color != .red)
    }
  }

  @Test func `The style remains if it is not to change, and colors that are set do as well`() {
    var configuration = UIButton.Configuration.plain()
    configuration.automaticallyUpdateForSelection = false
    #expect(appearance(configuration).background.color == nil)
    configuration.automaticallyUpdateForSelection = true
    configuration.background.backgroundColor = .green
    configuration.baseForegroundColor = .blue
    #expect(appearance(configuration).background.color == .green)
    #expect(appearance(configuration).foregroundColor == .blue)
  }
}
