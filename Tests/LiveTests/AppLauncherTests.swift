import Testing

@testable import LiveApp
@testable import UIKit

/// The launcher that UIKit finds by the name of its class.
@MainActor
struct AppLauncherTests {
  @Test
  func `The launcher has the name by which UIKit creates it`() {
    #expect(String(reflecting: LiveLauncher.self) == AppLaunchers.className)
    #expect(AppLaunchers.make() is LiveLauncher)
  }
}
