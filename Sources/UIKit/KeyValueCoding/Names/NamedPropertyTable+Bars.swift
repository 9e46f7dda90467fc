// The public properties of bars and their items by their names in Objective-C.
extension NamedPropertyTable {
  mutating func addBars() {
    addUINavigationBar()
    addUITabBar()
    addUIToolbar()
    addUIBarItem()
    addUIBarButtonItem()
    addUITabBarItem()
    addUINavigationItem()
    addUIBarAppearance()
    addUINavigationBarAppearance()
    addUITabBarAppearance()
    addUIToolbarAppearance()
  }

  private mutating func addUINavigationBar() {
    add("delegate", \UINavigationBar.delegate)
    add("barPosition", \UINavigationBar.barPosition)
    add("items", \UINavigationBar.items)
    add("topItem", \UINavigationBar.topItem)
    add("backItem", \UINavigationBar.backItem)
    add("standardAppearance", \UINavigationBar.standardAppearance)
    add("compactAppearance", \UINavigationBar.compactAppearance)
    add("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance)
    add("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance)
    add("barStyle", \UINavigationBar.barStyle)
    add("barTintColor", \UINavigationBar.barTintColor)
    add("shadowImage", \UINavigationBar.shadowImage)
    add("backIndicatorImage", \UINavigationBar.backIndicatorImage)
    add("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage)
    add("titleTextAttributes", \UINavigationBar.titleTextAttributes)
    add("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
    add("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes)
    add("translucent", \UINavigationBar.isTranslucent)
  }

  private mutating func addUITabBar() {
    add("delegate", \UITabBar.delegate)
    add("items", \UITabBar.items)
    add("selectedItem", \UITabBar.selectedItem)
    add("standardAppearance", \UITabBar.standardAppearance)
    add("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance)
    add("barStyle", \UITabBar.barStyle)
    add("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
    add("barTintColor", \UITabBar.barTintColor)
    add("backgroundImage", \UITabBar.backgroundImage)
    add("shadowImage", \UITabBar.shadowImage)
    add("selectionIndicatorImage", \UITabBar.selectionIndicatorImage)
    add("translucent", \UITabBar.isTranslucent)
    add("itemPositioning", \UITabBar.itemPositioning)
    add("itemWidth", \UITabBar.itemWidth)
    add("itemSpacing", \UITabBar.itemSpacing)
  }

  private mutating func addUIToolbar() {
    add("delegate", \UIToolbar.delegate)
    add("barPosition", \UIToolbar.barPosition)
    add("items", \UIToolbar.items)
    add("standardAppearance", \UIToolbar.standardAppearance)
    add("compactAppearance", \UIToolbar.compactAppearance)
    add("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance)
    add("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance)
    add("barStyle", \UIToolbar.barStyle)
    add("barTintColor", \UIToolbar.barTintColor)
    add("translucent", \UIToolbar.isTranslucent)
  }

  private mutating func addUIBarItem() {
    add("enabled", \UIBarItem.isEnabled)
    add("title", \UIBarItem.title, isObservable: true)
    add("image", \UIBarItem.image, isObservable: true)
    add("landscapeImagePhone", \UIBarItem.landscapeImagePhone)
    add("tag", \UIBarItem.tag)
    add("accessibilityLabel", \UIBarItem.accessibilityLabel)
    add("accessibilityHint", \UIBarItem.accessibilityHint)
    add("accessibilityValue", \UIBarItem.accessibilityValue)
    add("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
  }

  private mutating func addUIBarButtonItem() {
    add("style", \UIBarButtonItem.style)
    add("width", \UIBarButtonItem.width)
    add("customView", \UIBarButtonItem.customView)
    add("tintColor", \UIBarButtonItem.tintColor)
    add("hidden", \UIBarButtonItem.isHidden)
    add("selected", \UIBarButtonItem.isSelected)
    add("changesSelectionAsPrimaryAction", \UIBarButtonItem.changesSelectionAsPrimaryAction)
    add("menu", \UIBarButtonItem.menu)
    add("preferredMenuElementOrder", \UIBarButtonItem.preferredMenuElementOrder)
    add("action", \UIBarButtonItem.action)
    add("target", \UIBarButtonItem.target)
    add("primaryAction", \UIBarButtonItem.primaryAction)
  }

  private mutating func addUITabBarItem() {
    add("selectedImage", \UITabBarItem.selectedImage, isObservable: true)
    add("badgeValue", \UITabBarItem.badgeValue, isObservable: true)
    add("badgeColor", \UITabBarItem.badgeColor, isObservable: true)
    add("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment)
    add("standardAppearance", \UITabBarItem.standardAppearance)
    add("scrollEdgeAppearance", \UITabBarItem.scrollEdgeAppearance)
  }

  private mutating func addUINavigationItem() {
    add("title", \UINavigationItem.title, isObservable: true)
    add("titleView", \UINavigationItem.titleView, isObservable: true)
    add("prompt", \UINavigationItem.prompt, isObservable: true)
    add("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode, isObservable: true)
    add("standardAppearance", \UINavigationItem.standardAppearance)
    add("compactAppearance", \UINavigationItem.compactAppearance)
    add("scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance)
    add("compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance)
    add("searchController", \UINavigationItem.searchController)
    add("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling)
    add("preferredSearchBarPlacement", \UINavigationItem.preferredSearchBarPlacement)
    add("searchBarPlacement", \UINavigationItem.searchBarPlacement)
    add("backBarButtonItem", \UINavigationItem.backBarButtonItem, isObservable: true)
    add("backButtonTitle", \UINavigationItem.backButtonTitle, isObservable: true)
    add("hidesBackButton", \UINavigationItem.hidesBackButton, isObservable: true)
    add("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton, isObservable: true)
    add("backAction", \UINavigationItem.backAction, isObservable: true)
    add("leftBarButtonItem", \UINavigationItem.leftBarButtonItem, isObservable: true)
    add("rightBarButtonItem", \UINavigationItem.rightBarButtonItem, isObservable: true)
    add("leftBarButtonItems", \UINavigationItem.leftBarButtonItems, isObservable: true)
    add("rightBarButtonItems", \UINavigationItem.rightBarButtonItems, isObservable: true)
  }

  private mutating func addUIBarAppearance() {
    add("idiom", \UIBarAppearance.idiom)
    add("backgroundColor", \UIBarAppearance.backgroundColor)
    add("backgroundImage", \UIBarAppearance.backgroundImage)
    add("backgroundImageContentMode", \UIBarAppearance.backgroundImageContentMode)
    add("shadowColor", \UIBarAppearance.shadowColor)
    add("shadowImage", \UIBarAppearance.shadowImage)
  }

  private mutating func addUINavigationBarAppearance() {
    add("titleTextAttributes", \UINavigationBarAppearance.titleTextAttributes)
    add("titlePositionAdjustment", \UINavigationBarAppearance.titlePositionAdjustment)
    add("largeTitleTextAttributes", \UINavigationBarAppearance.largeTitleTextAttributes)
    add("buttonAppearance", \UINavigationBarAppearance.buttonAppearance)
    add("doneButtonAppearance", \UINavigationBarAppearance.doneButtonAppearance)
    add("backButtonAppearance", \UINavigationBarAppearance.backButtonAppearance)
    add("backIndicatorImage", \UINavigationBarAppearance.backIndicatorImage)
    add("backIndicatorTransitionMaskImage", \UINavigationBarAppearance.backIndicatorTransitionMaskImage)
  }

  private mutating func addUITabBarAppearance() {
    add("stackedLayoutAppearance", \UITabBarAppearance.stackedLayoutAppearance)
    add("inlineLayoutAppearance", \UITabBarAppearance.inlineLayoutAppearance)
    add("compactInlineLayoutAppearance", \UITabBarAppearance.compactInlineLayoutAppearance)
    add("stackedItemPositioning", \UITabBarAppearance.stackedItemPositioning)
    add("stackedItemWidth", \UITabBarAppearance.stackedItemWidth)
    add("stackedItemSpacing", \UITabBarAppearance.stackedItemSpacing)
    add("selectionIndicatorTintColor", \UITabBarAppearance.selectionIndicatorTintColor)
    add("selectionIndicatorImage", \UITabBarAppearance.selectionIndicatorImage)
  }

  private mutating func addUIToolbarAppearance() {
    add("buttonAppearance", \UIToolbarAppearance.buttonAppearance)
    add("doneButtonAppearance", \UIToolbarAppearance.doneButtonAppearance)
  }
}
