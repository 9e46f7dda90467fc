@_spi(Compatibility) import Stateroom
import Testing
import UIKit

/// What an app controller receives that is created with a storyboard.
@MainActor
struct StoryboardProviderTests {
  @Test(arguments: [true, false])
  func `The parameters of the initializer precede the default implementations`(isLoggedIn: Bool) throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes/>
      </document>
      """
    let provider: any AppControllerInterfaceProviding = StoryboardInterfaceProvider(
      storyboard: try UIStoryboard(Data(storyboard.utf8), file: "Test.storyboard"), loggedOutInterfaceID: "out",
      loggedInInterfaceID: "in", isInitiallyLoggedIn: isLoggedIn,
      configuration: AppController.Configuration(transitionDuration: 0.2))
    let controller = AppController(interfaceProvider: provider)
    #expect(provider.isInitiallyLoggedIn(for: controller) == isLoggedIn)
    let configuration = provider.configuration(for: controller, traitCollection: UITraitCollection())
    #expect(configuration.transitionDuration == 0.2)
  }
}
