// The public properties of gestures, menus, and the environment by their names in Objective-C.
extension NamedPropertyTable {
  mutating func addObjects() {
    addUIGestureRecognizer()
    addUITapGestureRecognizer()
    addUILongPressGestureRecognizer()
    addUIPanGestureRecognizer()
    addUIPinchGestureRecognizer()
    addUIRotationGestureRecognizer()
    addUISwipeGestureRecognizer()
    addUIScreenEdgePanGestureRecognizer()
    addUIApplication()
    addUIDevice()
    addUIScreen()
    addUIScene()
    addUIWindowScene()
    addNSLayoutConstraint()
    addUILayoutGuide()
    addUIMenuElement()
    addUIAction()
    addUIMenu()
    addUICommand()
    addUIKeyCommand()
    addUIStoryboardSegue()
    addUIViewPropertyAnimator()
  }

  private mutating func addUIGestureRecognizer() {
    add("delegate", \UIGestureRecognizer.delegate)
    add("numberOfTouches", \UIGestureRecognizer.numberOfTouches)
    add("state", \UIGestureRecognizer.state, isObservable: true)
    add("view", \UIGestureRecognizer.view)
    add("enabled", \UIGestureRecognizer.isEnabled)
    add("name", \UIGestureRecognizer.name)
    add("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
    add("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
    add("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
  }

  private mutating func addUITapGestureRecognizer() {
    add("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
    add("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
  }

  private mutating func addUILongPressGestureRecognizer() {
    add("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
    add("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
    add("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
    add("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
  }

  private mutating func addUIPanGestureRecognizer() {
    add("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
    add("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
  }

  private mutating func addUIPinchGestureRecognizer() {
    add("scale", \UIPinchGestureRecognizer.scale)
    add("velocity", \UIPinchGestureRecognizer.velocity)
  }

  private mutating func addUIRotationGestureRecognizer() {
    add("rotation", \UIRotationGestureRecognizer.rotation)
    add("velocity", \UIRotationGestureRecognizer.velocity)
  }

  private mutating func addUISwipeGestureRecognizer() {
    add("direction", \UISwipeGestureRecognizer.direction)
    add("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
  }

  private mutating func addUIScreenEdgePanGestureRecognizer() {
    add("edges", \UIScreenEdgePanGestureRecognizer.edges)
  }

  private mutating func addUIApplication() {
    add("openSessions", \UIApplication.openSessions)
    add("supportsMultipleScenes", \UIApplication.supportsMultipleScenes)
    add("statusBarFrame", \UIApplication.statusBarFrame)
    add("statusBarHidden", \UIApplication.isStatusBarHidden)
    add("statusBarOrientation", \UIApplication.statusBarOrientation)
    add("delegate", \UIApplication.delegate)
    add("applicationState", \UIApplication.applicationState)
    add("connectedScenes", \UIApplication.connectedScenes)
    add("userInterfaceLayoutDirection", \UIApplication.userInterfaceLayoutDirection)
    add("preferredContentSizeCategory", \UIApplication.preferredContentSizeCategory)
    add("applicationSupportsShakeToEdit", \UIApplication.applicationSupportsShakeToEdit)
    add("shortcutItems", \UIApplication.shortcutItems)
    add("idleTimerDisabled", \UIApplication.isIdleTimerDisabled)
    add("networkActivityIndicatorVisible", \UIApplication.isNetworkActivityIndicatorVisible)
    add("windows", \UIApplication.windows)
    add("keyWindow", \UIApplication.keyWindow)
  }

  private mutating func addUIDevice() {
    add("name", \UIDevice.name)
    add("model", \UIDevice.model)
    add("localizedModel", \UIDevice.localizedModel)
    add("systemName", \UIDevice.systemName)
    add("systemVersion", \UIDevice.systemVersion)
    add("identifierForVendor", \UIDevice.identifierForVendor)
    add("userInterfaceIdiom", \UIDevice.userInterfaceIdiom)
    add("batteryMonitoringEnabled", \UIDevice.isBatteryMonitoringEnabled)
    add("batteryState", \UIDevice.batteryState)
    add("batteryLevel", \UIDevice.batteryLevel)
    add("proximityMonitoringEnabled", \UIDevice.isProximityMonitoringEnabled)
    add("proximityState", \UIDevice.proximityState)
    add("multitaskingSupported", \UIDevice.isMultitaskingSupported)
    add("orientation", \UIDevice.orientation)
    add("generatingDeviceOrientationNotifications", \UIDevice.isGeneratingDeviceOrientationNotifications)
  }

  private mutating func addUIScreen() {
    add("bounds", \UIScreen.bounds)
    add("scale", \UIScreen.scale)
    add("nativeBounds", \UIScreen.nativeBounds)
    add("nativeScale", \UIScreen.nativeScale)
    add("maximumFramesPerSecond", \UIScreen.maximumFramesPerSecond)
    add("traitCollection", \UIScreen.traitCollection)
  }

  private mutating func addUIScene() {
    add("session", \UIScene.session)
    add("delegate", \UIScene.delegate)
    add("activationState", \UIScene.activationState)
    add("title", \UIScene.title)
  }

  private mutating func addUIWindowScene() {
    add("windows", \UIWindowScene.windows)
    add("keyWindow", \UIWindowScene.keyWindow)
    add("screen", \UIWindowScene.screen)
    add("interfaceOrientation", \UIWindowScene.interfaceOrientation)
    add("coordinateSpace", \UIWindowScene.coordinateSpace)
    add("statusBarManager", \UIWindowScene.statusBarManager)
    add("traitCollection", \UIWindowScene.traitCollection)
  }

  private mutating func addNSLayoutConstraint() {
    add("active", \NSLayoutConstraint.isActive)
    add("priority", \NSLayoutConstraint.priority)
    add("constant", \NSLayoutConstraint.constant)
    add("multiplier", \NSLayoutConstraint.multiplier)
    add("relation", \NSLayoutConstraint.relation)
    add("firstItem", \NSLayoutConstraint.firstItem)
    add("secondItem", \NSLayoutConstraint.secondItem)
    add("firstAttribute", \NSLayoutConstraint.firstAttribute)
    add("secondAttribute", \NSLayoutConstraint.secondAttribute)
    add("identifier", \NSLayoutConstraint.identifier)
  }

  private mutating func addUILayoutGuide() {
    add("layoutFrame", \UILayoutGuide.layoutFrame)
    add("owningView", \UILayoutGuide.owningView)
    add("identifier", \UILayoutGuide.identifier)
    add("leadingAnchor", \UILayoutGuide.leadingAnchor)
    add("trailingAnchor", \UILayoutGuide.trailingAnchor)
    add("leftAnchor", \UILayoutGuide.leftAnchor)
    add("rightAnchor", \UILayoutGuide.rightAnchor)
    add("topAnchor", \UILayoutGuide.topAnchor)
    add("bottomAnchor", \UILayoutGuide.bottomAnchor)
    add("widthAnchor", \UILayoutGuide.widthAnchor)
    add("heightAnchor", \UILayoutGuide.heightAnchor)
    add("centerXAnchor", \UILayoutGuide.centerXAnchor)
    add("centerYAnchor", \UILayoutGuide.centerYAnchor)
  }

  private mutating func addUIMenuElement() {
    add("title", \UIMenuElement.title)
    add("subtitle", \UIMenuElement.subtitle)
    add("image", \UIMenuElement.image)
  }

  private mutating func addUIAction() {
    add("identifier", \UIAction.identifier)
    add("discoverabilityTitle", \UIAction.discoverabilityTitle)
    add("attributes", \UIAction.attributes)
    add("state", \UIAction.state)
    add("sender", \UIAction.sender)
  }

  private mutating func addUIMenu() {
    add("identifier", \UIMenu.identifier)
    add("options", \UIMenu.options)
    add("preferredElementSize", \UIMenu.preferredElementSize)
    add("children", \UIMenu.children)
    add("selectedElements", \UIMenu.selectedElements)
  }

  private mutating func addUICommand() {
    add("action", \UICommand.action)
    add("propertyList", \UICommand.propertyList)
    add("alternates", \UICommand.alternates)
    add("discoverabilityTitle", \UICommand.discoverabilityTitle)
    add("attributes", \UICommand.attributes)
    add("state", \UICommand.state)
  }

  private mutating func addUIKeyCommand() {
    add("input", \UIKeyCommand.input)
    add("modifierFlags", \UIKeyCommand.modifierFlags)
    add("wantsPriorityOverSystemBehavior", \UIKeyCommand.wantsPriorityOverSystemBehavior)
  }

  private mutating func addUIStoryboardSegue() {
    add("identifier", \UIStoryboardSegue.identifier)
    add("source", \UIStoryboardSegue.source)
    add("destination", \UIStoryboardSegue.destination)
  }

  private mutating func addUIViewPropertyAnimator() {
    add("state", \UIViewPropertyAnimator.state, isObservable: true)
    add("timingParameters", \UIViewPropertyAnimator.timingParameters)
    add("duration", \UIViewPropertyAnimator.duration)
    add("delay", \UIViewPropertyAnimator.delay)
    add("userInteractionEnabled", \UIViewPropertyAnimator.isUserInteractionEnabled)
    add("manualHitTestingEnabled", \UIViewPropertyAnimator.isManualHitTestingEnabled)
    add("interruptible", \UIViewPropertyAnimator.isInterruptible)
    add("scrubsLinearly", \UIViewPropertyAnimator.scrubsLinearly)
    add("pausesOnCompletion", \UIViewPropertyAnimator.pausesOnCompletion)
    add("running", \UIViewPropertyAnimator.isRunning, isObservable: true)
    add("reversed", \UIViewPropertyAnimator.isReversed, isObservable: true)
    add("fractionComplete", \UIViewPropertyAnimator.fractionComplete, isObservable: true)
  }
}
