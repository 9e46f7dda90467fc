// The public properties of view controllers by their names in Objective-C.
extension NamedPropertyTable {
  mutating func addControllers() {
    addUIViewController()
    addUINavigationController()
    addUITabBarController()
    addUISplitViewController()
    addUIPageViewController()
    addUITableViewController()
    addUICollectionViewController()
    addUISearchController()
    addUIAlertController()
    addUIAlertAction()
    addUIActivityViewController()
    addUIColorPickerViewController()
    addUIImagePickerController()
    addUIDocumentPickerViewController()
    addUIPresentationController()
    addUIPopoverPresentationController()
    addUISheetPresentationController()
  }

  private mutating func addUIViewController() {
    add("nibName", \UIViewController.nibName)
    add("nibBundle", \UIViewController.nibBundle)
    add("storyboard", \UIViewController.storyboard)
    add("view", \UIViewController.view)
    add("viewIfLoaded", \UIViewController.viewIfLoaded)
    add("viewLoaded", \UIViewController.isViewLoaded)
    add("title", \UIViewController.title, isObservable: true)
    add("preferredContentSize", \UIViewController.preferredContentSize)
    add("restoresFocusAfterTransition", \UIViewController.restoresFocusAfterTransition)
    add("movingToParent", \UIViewController.isMovingToParent)
    add("movingFromParent", \UIViewController.isMovingFromParent)
    add("beingPresented", \UIViewController.isBeingPresented)
    add("beingDismissed", \UIViewController.isBeingDismissed)
    add("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets)
    add("systemMinimumLayoutMargins", \UIViewController.systemMinimumLayoutMargins)
    add("viewRespectsSystemMinimumLayoutMargins", \UIViewController.viewRespectsSystemMinimumLayoutMargins)
    add("children", \UIViewController.children)
    add("parent", \UIViewController.parent)
    add("shouldAutomaticallyForwardAppearanceMethods", \UIViewController.shouldAutomaticallyForwardAppearanceMethods)
    add("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout)
    add("automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets)
    add("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
    add("topLayoutGuide", \UIViewController.topLayoutGuide)
    add("bottomLayoutGuide", \UIViewController.bottomLayoutGuide)
    add("traitCollection", \UIViewController.traitCollection)
    add("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle)
    add("transitionCoordinator", \UIViewController.transitionCoordinator)
    add("modalPresentationStyle", \UIViewController.modalPresentationStyle)
    add("modalTransitionStyle", \UIViewController.modalTransitionStyle)
    add("modalInPresentation", \UIViewController.isModalInPresentation)
    add("definesPresentationContext", \UIViewController.definesPresentationContext)
    add("providesPresentationContextTransitionStyle", \UIViewController.providesPresentationContextTransitionStyle)
    add("disablesAutomaticKeyboardDismissal", \UIViewController.disablesAutomaticKeyboardDismissal)
    add("transitioningDelegate", \UIViewController.transitioningDelegate)
    add("presentedViewController", \UIViewController.presentedViewController)
    add("presentingViewController", \UIViewController.presentingViewController)
    add("presentationController", \UIViewController.presentationController)
    add("activePresentationController", \UIViewController.activePresentationController)
    add("sheetPresentationController", \UIViewController.sheetPresentationController)
    add("popoverPresentationController", \UIViewController.popoverPresentationController)
    add("modalPresentationCapturesStatusBarAppearance", \UIViewController.modalPresentationCapturesStatusBarAppearance)
    add("preferredInterfaceOrientationForPresentation", \UIViewController.preferredInterfaceOrientationForPresentation)
    add("preferredStatusBarStyle", \UIViewController.preferredStatusBarStyle)
    add("prefersStatusBarHidden", \UIViewController.prefersStatusBarHidden)
    add("preferredStatusBarUpdateAnimation", \UIViewController.preferredStatusBarUpdateAnimation)
    add("childForStatusBarStyle", \UIViewController.childForStatusBarStyle)
    add("childForStatusBarHidden", \UIViewController.childForStatusBarHidden)
    add("prefersHomeIndicatorAutoHidden", \UIViewController.prefersHomeIndicatorAutoHidden)
    add("childForHomeIndicatorAutoHidden", \UIViewController.childForHomeIndicatorAutoHidden)
    add("preferredScreenEdgesDeferringSystemGestures", \UIViewController.preferredScreenEdgesDeferringSystemGestures)
    add("childForScreenEdgesDeferringSystemGestures", \UIViewController.childForScreenEdgesDeferringSystemGestures)
    add("supportedInterfaceOrientations", \UIViewController.supportedInterfaceOrientations)
    add("shouldAutorotate", \UIViewController.shouldAutorotate)
    add("prefersPointerLocked", \UIViewController.prefersPointerLocked)
    add("childViewControllerForPointerLock", \UIViewController.childViewControllerForPointerLock)
    add("editing", \UIViewController.isEditing)
    add("editButtonItem", \UIViewController.editButtonItem)
    add("navigationItem", \UIViewController.navigationItem)
    add("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
    add("toolbarItems", \UIViewController.toolbarItems, isObservable: true)
    add("tabBarItem", \UIViewController.tabBarItem, isObservable: true)
    add("restorationIdentifier", \UIViewController.restorationIdentifier)
    add("restorationClass", \UIViewController.restorationClass)
    add("navigationController", \UIViewController.navigationController)
    add("splitViewController", \UIViewController.splitViewController)
    add("tabBarController", \UIViewController.tabBarController)
  }

  private mutating func addUINavigationController() {
    add("topViewController", \UINavigationController.topViewController)
    add("visibleViewController", \UINavigationController.visibleViewController)
    add("viewControllers", \UINavigationController.viewControllers)
    add("interactivePopGestureRecognizer", \UINavigationController.interactivePopGestureRecognizer)
    add("interactiveContentPopGestureRecognizer", \UINavigationController.interactiveContentPopGestureRecognizer)
    add("navigationBar", \UINavigationController.navigationBar)
    add("navigationBarHidden", \UINavigationController.isNavigationBarHidden)
    add("toolbar", \UINavigationController.toolbar)
    add("toolbarHidden", \UINavigationController.isToolbarHidden)
    add("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
    add("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap)
    add("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears)
    add("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact)
    add("barHideOnSwipeGestureRecognizer", \UINavigationController.barHideOnSwipeGestureRecognizer)
    add("barHideOnTapGestureRecognizer", \UINavigationController.barHideOnTapGestureRecognizer)
    add("delegate", \UINavigationController.delegate)
  }

  private mutating func addUITabBarController() {
    add("delegate", \UITabBarController.delegate)
    add("tabs", \UITabBarController.tabs)
    add("selectedTab", \UITabBarController.selectedTab)
    add("viewControllers", \UITabBarController.viewControllers)
    add("selectedViewController", \UITabBarController.selectedViewController)
    add("selectedIndex", \UITabBarController.selectedIndex)
    add("tabBar", \UITabBarController.tabBar)
    add("tabBarHidden", \UITabBarController.isTabBarHidden)
  }

  private mutating func addUISplitViewController() {
    add("style", \UISplitViewController.style)
    add("delegate", \UISplitViewController.delegate)
    add("viewControllers", \UISplitViewController.viewControllers)
    add("preferredDisplayMode", \UISplitViewController.preferredDisplayMode)
    add("displayMode", \UISplitViewController.displayMode)
    add("displayModeButtonItem", \UISplitViewController.displayModeButtonItem)
    add("presentsWithGesture", \UISplitViewController.presentsWithGesture)
    add("preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior)
    add("splitBehavior", \UISplitViewController.splitBehavior)
    add("collapsed", \UISplitViewController.isCollapsed)
    add("preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction)
    add("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth)
    add("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth)
    add("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth)
    add("primaryColumnWidth", \UISplitViewController.primaryColumnWidth)
    add("preferredSupplementaryColumnWidthFraction", \UISplitViewController.preferredSupplementaryColumnWidthFraction)
    add("preferredSupplementaryColumnWidth", \UISplitViewController.preferredSupplementaryColumnWidth)
    add("minimumSupplementaryColumnWidth", \UISplitViewController.minimumSupplementaryColumnWidth)
    add("maximumSupplementaryColumnWidth", \UISplitViewController.maximumSupplementaryColumnWidth)
    add("supplementaryColumnWidth", \UISplitViewController.supplementaryColumnWidth)
    add("primaryEdge", \UISplitViewController.primaryEdge)
  }

  private mutating func addUIPageViewController() {
    add("delegate", \UIPageViewController.delegate)
    add("dataSource", \UIPageViewController.dataSource)
    add("transitionStyle", \UIPageViewController.transitionStyle)
    add("navigationOrientation", \UIPageViewController.navigationOrientation)
    add("spineLocation", \UIPageViewController.spineLocation)
    add("gestureRecognizers", \UIPageViewController.gestureRecognizers)
    add("viewControllers", \UIPageViewController.viewControllers)
  }

  private mutating func addUITableViewController() {
    add("tableView", \UITableViewController.tableView)
    add("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear)
    add("refreshControl", \UITableViewController.refreshControl)
  }

  private mutating func addUICollectionViewController() {
    add("collectionView", \UICollectionViewController.collectionView)
    add("collectionViewLayout", \UICollectionViewController.collectionViewLayout)
    add("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
    add(
      "installsStandardGestureForInteractiveMovement",
      \UICollectionViewController.installsStandardGestureForInteractiveMovement)
  }

  private mutating func addUIAlertController() {
    add("preferredStyle", \UIAlertController.preferredStyle)
    add("message", \UIAlertController.message)
    add("actions", \UIAlertController.actions)
    add("preferredAction", \UIAlertController.preferredAction)
    add("textFields", \UIAlertController.textFields)
  }

  private mutating func addUIAlertAction() {
    add("title", \UIAlertAction.title)
    add("style", \UIAlertAction.style)
    add("enabled", \UIAlertAction.isEnabled)
    add("accessibilityLabel", \UIAlertAction.accessibilityLabel)
    add("accessibilityIdentifier", \UIAlertAction.accessibilityIdentifier)
  }

  private mutating func addUIActivityViewController() {
    add("excludedActivityTypes", \UIActivityViewController.excludedActivityTypes)
  }

  private mutating func addUIColorPickerViewController() {
    add("delegate", \UIColorPickerViewController.delegate)
    add("selectedColor", \UIColorPickerViewController.selectedColor)
    add("supportsAlpha", \UIColorPickerViewController.supportsAlpha)
  }

  private mutating func addUIImagePickerController() {
    add("sourceType", \UIImagePickerController.sourceType)
    add("mediaTypes", \UIImagePickerController.mediaTypes)
    add("allowsEditing", \UIImagePickerController.allowsEditing)
    add("delegate", \UIImagePickerController.delegate)
  }

  private mutating func addUIDocumentPickerViewController() {
    add("documentPickerMode", \UIDocumentPickerViewController.documentPickerMode)
    add("delegate", \UIDocumentPickerViewController.delegate)
    add("allowsMultipleSelection", \UIDocumentPickerViewController.allowsMultipleSelection)
    add("shouldShowFileExtensions", \UIDocumentPickerViewController.shouldShowFileExtensions)
    add("directoryURL", \UIDocumentPickerViewController.directoryURL)
  }

  private mutating func addUIPresentationController() {
    add("presentingViewController", \UIPresentationController.presentingViewController)
    add("presentedViewController", \UIPresentationController.presentedViewController)
    add("containerView", \UIPresentationController.containerView)
    add("presentedView", \UIPresentationController.presentedView)
    add("frameOfPresentedViewInContainerView", \UIPresentationController.frameOfPresentedViewInContainerView)
    add("presentationStyle", \UIPresentationController.presentationStyle)
    add("shouldPresentInFullscreen", \UIPresentationController.shouldPresentInFullscreen)
    add("shouldRemovePresentersView", \UIPresentationController.shouldRemovePresentersView)
    add("delegate", \UIPresentationController.delegate)
    add("adaptivePresentationStyle", \UIPresentationController.adaptivePresentationStyle)
    add("preferredContentSize", \UIPresentationController.preferredContentSize)
    add("traitCollection", \UIPresentationController.traitCollection)
  }

  private mutating func addUIPopoverPresentationController() {
    add("permittedArrowDirections", \UIPopoverPresentationController.permittedArrowDirections)
    add("arrowDirection", \UIPopoverPresentationController.arrowDirection)
    add("sourceView", \UIPopoverPresentationController.sourceView)
    add("sourceRect", \UIPopoverPresentationController.sourceRect)
    add("sourceItem", \UIPopoverPresentationController.sourceItem)
    add("barButtonItem", \UIPopoverPresentationController.barButtonItem)
    add("canOverlapSourceViewRect", \UIPopoverPresentationController.canOverlapSourceViewRect)
    add("passthroughViews", \UIPopoverPresentationController.passthroughViews)
    add("backgroundColor", \UIPopoverPresentationController.backgroundColor)
    add("popoverLayoutMargins", \UIPopoverPresentationController.popoverLayoutMargins)
  }

  private mutating func addUISheetPresentationController() {
    add("detents", \UISheetPresentationController.detents)
    add("selectedDetentIdentifier", \UISheetPresentationController.selectedDetentIdentifier)
    add("largestUndimmedDetentIdentifier", \UISheetPresentationController.largestUndimmedDetentIdentifier)
    add("prefersGrabberVisible", \UISheetPresentationController.prefersGrabberVisible)
    add("prefersPageSizing", \UISheetPresentationController.prefersPageSizing)
    add("sourceView", \UISheetPresentationController.sourceView)
    add("preferredCornerRadius", \UISheetPresentationController.preferredCornerRadius)
  }

  private mutating func addUISearchController() {
    add("searchBar", \UISearchController.searchBar)
    add("searchResultsController", \UISearchController.searchResultsController)
    add("searchResultsUpdater", \UISearchController.searchResultsUpdater)
    add("active", \UISearchController.isActive)
    add("delegate", \UISearchController.delegate)
    add("obscuresBackgroundDuringPresentation", \UISearchController.obscuresBackgroundDuringPresentation)
    add("hidesNavigationBarDuringPresentation", \UISearchController.hidesNavigationBarDuringPresentation)
    add("automaticallyShowsCancelButton", \UISearchController.automaticallyShowsCancelButton)
    add("automaticallyShowsSearchResultsController", \UISearchController.automaticallyShowsSearchResultsController)
    add("showsSearchResultsController", \UISearchController.showsSearchResultsController)
    add("automaticallyShowsScopeBar", \UISearchController.automaticallyShowsScopeBar)
    add("scopeBarActivation", \UISearchController.scopeBarActivation)
  }
}
