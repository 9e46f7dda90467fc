import Testing
import UIKit

/// The styles of selected buttons with configurations.
@MainActor
struct ButtonSelectionTests {
  @Test(.rule("R2254"))
  func `Plain, gray and tinted styles change for the selected state by default`() {
    for configuration in [UIButton.Configuration.plain(), .gray(), .tinted()] {
      #expect(configuration.automaticallyUpdateForSelection)
    }
  }

  @Test(.rule("R2254"))
  func `A configuration that is updated for a button keeps whether it changes for the selected state`() {
    var configuration = UIButton.Configuration.plain()
    configuration.automaticallyUpdateForSelection = false
    let button = UIButton(configuration: configuration)
    button.isSelected = true
    #expect(!configuration.updated(for: button).automaticallyUpdateForSelection)
  }
}
