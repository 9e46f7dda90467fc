import Testing
import UIKit

/// Copies of appearances.
@MainActor
struct AppearanceCopyTests {
  @Test(.rule("R1577"))
  func `A copy of a bar's appearance has its class and its values`() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .purple
    appearance.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    let copy = appearance.copy()
    copy.titlePositionAdjustment.vertical = 9
    copy.shadowColor = nil
    #expect(copy !== appearance && copy.backgroundColor == .purple)
    #expect(copy.titlePositionAdjustment == UIOffset(horizontal: 3, vertical: 9))
    #expect(appearance.titlePositionAdjustment == UIOffset(horizontal: 3, vertical: 4) && appearance.shadowColor != nil)
    let tabBar: UITabBarAppearance = UITabBarAppearance().copy()
    let toolbar: UIToolbarAppearance? = UIToolbarAppearance().copy()
    #expect(tabBar.stackedLayoutAppearance !== UITabBarAppearance().stackedLayoutAppearance && toolbar != nil)
  }

  @Test(.rule("R1577"))
  func `A copy of an item's appearance has its class and its values`() {
    let button = UIBarButtonItemAppearance(style: .plain)
    button.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    #expect(button.copy().normal.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    let item = UITabBarItemAppearance(style: .inline)
    item.selected.iconColor = .purple
    #expect(item.copy().selected.iconColor == .purple)
  }
}
