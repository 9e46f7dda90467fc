import Testing
import UIKit

#if canImport(Simulator)
  import Simulator
#endif

/// The settings of notifications, as apps registered them before iOS 10.
@MainActor
@Suite(.serialized)
struct UserNotificationSettingsTests {
  @Test(.rule("R1611"))
  func `A category has the actions that were set for a context`() throws {
    let action = UIMutableUserNotificationAction()
    #expect(action.activationMode == .foreground && !action.isDestructive && action.behavior == .default)
    action.identifier = "reply"
    action.title = "Reply"
    action.activationMode = .background
    let category = UIMutableUserNotificationCategory()
    category.identifier = "message"
    category.setActions([action], for: .default)
    let copy = try #require(category.copy() as? UIUserNotificationCategory)
    category.identifier = "other"
    #expect(copy.identifier == "message")
    #expect(copy.actions(for: .default)?.map(\.title) == ["Reply"])
    let settings = UIUserNotificationSettings(types: [.alert, .badge], categories: [copy])
    #expect(settings.types.contains(.alert) && !settings.types.contains(.sound))
    #expect(settings.categories == [copy])
  }

  // A device asks the user.
  #if canImport(Simulator)
    private final class Delegate: UIResponder, UIApplicationDelegate {
      static var types: UIUserNotificationType?
      func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
        Self.types = notificationSettings.types
      }
    }

    @Test(.rule("R1611"))
    func `The delegate receives the settings that the app registers`() async {
      let simulator = await Simulator.boot(.iPhone15)
      Delegate.types = nil
      simulator.launch(Delegate.self)
      let app = UIApplication.shared
      #expect(app.currentUserNotificationSettings?.types == [])
      app.registerUserNotificationSettings(UIUserNotificationSettings(types: [.alert, .sound], categories: nil))
      #expect(Delegate.types == nil)
      simulator.commit()
      #expect(Delegate.types == [.alert, .sound])
      #expect(app.currentUserNotificationSettings?.types == [.alert, .sound])
    }
  #endif
}
