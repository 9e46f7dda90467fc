import Testing
import UIKit

/// Preferences for the display of menus.
@MainActor
struct MenuDisplayPreferenceTests {
  @available(iOS 17.4, *)
  private func preferences(_ lines: Int) -> UIMenuDisplayPreferences {
    let preferences = UIMenuDisplayPreferences()
    preferences.maximumNumberOfTitleLines = lines
    return preferences
  }

  @Test(.rule("R1618"))
  func `A menu has none by default, and there is no preference for the number of lines`() {
    guard #available(iOS 17.4, *) else { return }
    #expect(UIMenu(children: []).displayPreferences == nil)
    #expect(UIMenuDisplayPreferences().maximumNumberOfTitleLines == NSNotFound)
  }

  @Test(.rule("R1618"))
  func `A menu copies them`() {
    guard #available(iOS 17.4, *) else { return }
    let (menu, preferences) = (UIMenu(children: []), preferences(3))
    menu.displayPreferences = preferences
    preferences.maximumNumberOfTitleLines = 5
    #expect(menu.displayPreferences?.maximumNumberOfTitleLines == 3)
    #expect(menu.replacingChildren([]).displayPreferences?.maximumNumberOfTitleLines == 3)
  }

  @Test(.rule("R1618"))
  func `They can be archived`() throws {
    guard #available(iOS 17.4, *) else { return }
    let data = try NSKeyedArchiver.archivedData(withRootObject: preferences(4), requiringSecureCoding: true)
    let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIMenuDisplayPreferences.self, from: data)
    #expect(restored?.maximumNumberOfTitleLines == 4)
  }
}
