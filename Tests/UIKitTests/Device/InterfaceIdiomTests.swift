import Simulator
import Testing
import UIKit

@MainActor
struct InterfaceIdiomTests {
  @Test
  func `The function returns the idiom of the device`() {
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
  }
}
