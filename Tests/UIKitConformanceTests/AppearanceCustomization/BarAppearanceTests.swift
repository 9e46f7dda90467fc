import Testing
import UIKit

/// The objects that describe the appearance of bars.
@MainActor
struct BarAppearanceTests {
  @Test(.rule("R569"))
  func `The predefined configurations set the background and the shadow`() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.shadowColor != nil)
    appearance.backgroundColor = .red
    appearance.backgroundImage = UIImage()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.backgroundImage == nil && appearance.shadowColor == nil)
    #expect(appearance.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.shadowColor != nil)
  }

  @Test(.rule("R570"))
  func `A bar copies the appearance that it is given`() {
    let bar = UINavigationBar()
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    appearance.backgroundColor = .blue
    appearance.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(bar.standardAppearance !== appearance)
    #expect(bar.standardAppearance.backgroundColor == .red)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .red)
    #expect(
      bar.standardAppearance.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    #expect(bar.compactAppearance == nil && bar.compactScrollEdgeAppearance == nil)
  }

  @Test(.rule("R570"))
  func `Items copy the appearances that they are given`() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    let item = UINavigationItem(title: "Title")
    item.standardAppearance = appearance
    let tabAppearance = UITabBarAppearance()
    tabAppearance.backgroundColor = .green
    let tab = UITabBarItem(title: "Tab", image: nil, tag: 0)
    tab.standardAppearance = tabAppearance
    appearance.backgroundColor = nil
    tabAppearance.backgroundColor = nil
    #expect(item.standardAppearance?.backgroundColor == .red && item.scrollEdgeAppearance == nil)
    #expect(tab.standardAppearance?.backgroundColor == .green && tab.scrollEdgeAppearance == nil)
  }

  @Test(.rule("R571"))
  func `An appearance can be created from that of another bar`() {
    let toolbar = UIToolbarAppearance()
    toolbar.backgroundColor = .red
    toolbar.shadowColor = nil
    let bar = UINavigationBarAppearance(barAppearance: toolbar)
    #expect(bar.backgroundColor == .red && bar.shadowColor == nil)
    #expect(bar.titleTextAttributes.isEmpty)
  }

  @Test(.rule("R572"))
  func `A back indicator needs both images`() {
    let appearance = UINavigationBarAppearance()
    let image = UIImage()
    appearance.setBackIndicatorImage(image, transitionMaskImage: nil)
    #expect(appearance.backIndicatorImage !== image)
    appearance.setBackIndicatorImage(image, transitionMaskImage: image)
    #expect(appearance.backIndicatorImage === image && appearance.backIndicatorTransitionMaskImage === image)
  }

  @Test(.rule("R573"))
  func `Bars return the images that were set for a metric`() {
    let image = UIImage()
    let bar = UINavigationBar()
    bar.setBackgroundImage(image, for: .default)
    #expect(bar.backgroundImage(for: .default) === image)
    #expect(bar.backgroundImage(for: .compact) == nil)
    let toolbar = UIToolbar()
    toolbar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
    toolbar.setShadowImage(image, forToolbarPosition: .bottom)
    #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)
    #expect(
      toolbar.shadowImage(forToolbarPosition: .bottom) === image && toolbar.shadowImage(forToolbarPosition: .any) == nil
    )
    let item = UIBarButtonItem()
    item.setBackgroundImage(image, for: .highlighted, barMetrics: .default)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) === image)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
  }

  @Test(.rule("R2091"))
  func `A back button has a background image for each metric and state`() {
    let image = UIImage()
    let item = UIBarButtonItem()
    item.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) === image)
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .compact) == nil)
    #expect(item.backButtonBackgroundImage(for: .highlighted, barMetrics: .default) == nil)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
  }
}
