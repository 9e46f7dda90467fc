/// The names of constants until Swift 4, and since Swift 4.2.
enum RenamedConstants {
  /// Constants that are now members of types.
  static let table = read(constants).merging(others) { $1 }

  /// Members of `NSNotification.Name` that are now members of the classes that post the notifications.
  static let notifications = read(names, suffix: "Notification")

  /// Members that have another name, and the types that had them.
  static let members: [String: (name: String, owners: Set<String>)] = [
    "UITrackingRunLoopMode": ("tracking", ["RunLoopMode"]), "commonModes": ("common", ["RunLoopMode"]),
    "defaultRunLoopMode": ("default", ["RunLoopMode"]), "styleDouble": ("double", ["NSUnderlineStyle"]),
    "styleSingle": ("single", ["NSUnderlineStyle"]), "styleThick": ("thick", ["NSUnderlineStyle"]),
  ]

  /// Reads lines with a type, what the old names began with, and how they went on.
  private static func read(_ text: String, suffix: String = "") -> [String: String] {
    var table: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let prefix = words[1].dropLast()
      for word in words.dropFirst(2) { table[prefix + word] = "\(words[0]).\(word.lowercasedFirst)\(suffix)" }
    }
    return table
  }

  private static let constants = """
    CAAnimationCalculationMode kCAAnimation: Cubic CubicPaced Discrete Linear Paced
    CAAnimationRotationMode kCAAnimation: RotateAuto RotateAutoReverse
    CAEmitterLayerEmitterMode kCAEmitterLayer: Outline Points Surface Volume
    CAEmitterLayerEmitterShape kCAEmitterLayer: Circle Cuboid Line Point Rectangle Sphere
    CAEmitterLayerRenderMode kCAEmitterLayer: Additive BackToFront OldestFirst OldestLast Unordered
    CAGradientLayerType kCAGradientLayer: Axial Radial
    CALayerContentsFilter kCAFilter: Linear Nearest Trilinear
    CALayerContentsGravity kCAGravity: Bottom BottomLeft BottomRight Center Left Resize ResizeAspect ResizeAspectFill
    CALayerContentsGravity kCAGravity: Right Top TopLeft TopRight
    CAMediaTimingFillMode kCAFillMode: Backwards Both Forwards Removed
    CAMediaTimingFunctionName kCAMediaTimingFunction: Default EaseIn EaseInEaseOut EaseOut Linear
    CAScrollLayerScrollMode kCAScroll: Both Horizontally None Vertically
    CAShapeLayerFillRule kCAFillRule: EvenOdd NonZero
    CAShapeLayerLineCap kCALineCap: Butt Round Square
    CAShapeLayerLineJoin kCALineJoin: Bevel Miter Round
    CATextLayerAlignmentMode kCAAlignment: Center Justified Left Natural Right
    CATextLayerTruncationMode kCATruncation: End Middle None Start
    CATransitionSubtype kCATransition: FromBottom FromLeft FromRight FromTop
    CATransitionType kCATransition: Fade MoveIn Push Reveal
    CAValueFunctionName kCAValueFunction: RotateX RotateY RotateZ Scale ScaleX ScaleY ScaleZ Translate TranslateX
    CAValueFunctionName kCAValueFunction: TranslateY TranslateZ
    UIAccessibilityTraits UIAccessibilityTrait: Adjustable AllowsDirectInteraction Button CausesPageTurn
    UIAccessibilityTraits UIAccessibilityTrait: Header Image KeyboardKey Link None NotEnabled PlaysSound SearchField
    UIAccessibilityTraits UIAccessibilityTrait: Selected StartsMediaSession StaticText SummaryElement TabBar
    UIAccessibilityTraits UIAccessibilityTrait: UpdatesFrequently
    UIApplication UIApplication: BackgroundFetchIntervalMinimum BackgroundFetchIntervalNever OpenSettingsURLString
    UICollectionView UICollection: ElementKindSectionFooter ElementKindSectionHeader
    UICollectionViewFlowLayout UICollectionViewFlowLayout: AutomaticSize
    UIEdgeInsets UIEdgeInsets: Zero
    UIFloatRange UIFloatRange: Infinite Zero
    UIFont.Weight UIFontWeight: Black Bold Heavy Light Medium Regular Semibold Thin UltraLight
    UIImagePickerController.InfoKey UIImagePickerController: CropRect EditedImage ImageURL LivePhoto MediaMetadata
    UIImagePickerController.InfoKey UIImagePickerController: MediaType MediaURL OriginalImage PHAsset ReferenceURL
    UIKeyCommand UIKey: InputDownArrow InputEscape InputLeftArrow InputRightArrow InputUpArrow
    UILayoutPriority UILayoutPriority: DefaultHigh DefaultLow FittingSizeLevel Required
    UINavigationController UINavigationController: HideShowBarDuration
    UIOffset UIOffset: Zero
    UIPasteboard UIPasteboard: TypeListColor TypeListImage TypeListString TypeListURL
    UIResponder UI: KeyboardAnimationCurveUserInfoKey KeyboardAnimationDurationUserInfoKey
    UIResponder UI: KeyboardFrameBeginUserInfoKey KeyboardFrameEndUserInfoKey KeyboardIsLocalUserInfoKey
    UIScrollView.DecelerationRate UIScrollViewDecelerationRate: Fast Normal
    UISegmentedControl UISegmentedControl: NoSegment
    UISplitViewController UISplitViewController: AutomaticDimension
    UIStackView UIStackView: SpacingUseDefault SpacingUseSystem
    UITableView UITableView: AutomaticDimension IndexSearch
    UIView UI: LayoutFittingCompressedSize LayoutFittingExpandedSize
    UIView UIView: NoIntrinsicMetric
    UIWindow.Level UIWindowLevel: Alert Normal StatusBar
    """

  private static let others = [
    "NSAttachmentAttributeName": "NSAttributedString.Key.attachment",
    "NSBackgroundColorAttributeName": "NSAttributedString.Key.backgroundColor",
    "NSBaselineOffsetAttributeName": "NSAttributedString.Key.baselineOffset",
    "NSFontAttributeName": "NSAttributedString.Key.font",
    "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
    "NSKernAttributeName": "NSAttributedString.Key.kern", "NSLinkAttributeName": "NSAttributedString.Key.link",
    "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
    "NSShadowAttributeName": "NSAttributedString.Key.shadow",
    "NSStrikethroughStyleAttributeName": "NSAttributedString.Key.strikethroughStyle",
    "NSStrokeColorAttributeName": "NSAttributedString.Key.strokeColor",
    "NSStrokeWidthAttributeName": "NSAttributedString.Key.strokeWidth",
    "NSUnderlineColorAttributeName": "NSAttributedString.Key.underlineColor",
    "NSUnderlineStyleAttributeName": "NSAttributedString.Key.underlineStyle",
    "UIAccessibilityAnnouncementNotification": "UIAccessibility.Notification.announcement",
    "UIAccessibilityLayoutChangedNotification": "UIAccessibility.Notification.layoutChanged",
    "UIAccessibilityPageScrolledNotification": "UIAccessibility.Notification.pageScrolled",
    "UIAccessibilityScreenChangedNotification": "UIAccessibility.Notification.screenChanged",
    "UIApplicationOpenURLOptionUniversalLinksOnly": "UIApplication.OpenExternalURLOptionsKey.universalLinksOnly",
    "UIApplicationStatusBarFrameUserInfoKey": "UIApplication.statusBarFrameUserInfoKey",
    "UIApplicationStatusBarOrientationUserInfoKey": "UIApplication.statusBarOrientationUserInfoKey",
    "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
    "UIContentSizeCategoryNewValueKey": "UIContentSizeCategory.newValueUserInfoKey",
    "UINibExternalObjects": "UINib.OptionsKey.externalObjects",
    "UIPageViewControllerOptionInterPageSpacingKey": "UIPageViewController.OptionsKey.interPageSpacing",
    "UIPageViewControllerOptionSpineLocationKey": "UIPageViewController.OptionsKey.spineLocation",
    "UIPasteboardChangedTypesAddedKey": "UIPasteboard.changedTypesAddedUserInfoKey",
    "UIPasteboardChangedTypesRemovedKey": "UIPasteboard.changedTypesRemovedUserInfoKey",
    "kCAContentsFormatGray8Uint": "CALayerContentsFormat.gray8Uint",
    "kCAContentsFormatRGBA16Float": "CALayerContentsFormat.RGBA16Float",
    "kCAContentsFormatRGBA8Uint": "CALayerContentsFormat.RGBA8Uint",
  ]

  private static let names = """
    NSTextStorage NSTextStorage: DidProcessEditing WillProcessEditing
    UIAccessibility UIAccessibility: AnnouncementDidFinish AssistiveTouchStatusDidChange BoldTextStatusDidChange
    UIAccessibility UIAccessibility: ClosedCaptioningStatusDidChange DarkerSystemColorsStatusDidChange ElementFocused
    UIAccessibility UIAccessibility: GrayscaleStatusDidChange GuidedAccessStatusDidChange
    UIAccessibility UIAccessibility: HearingDevicePairedEarDidChange
    UIAccessibility UIAccessibility: InvertColorsStatusDidChange MonoAudioStatusDidChange ReduceMotionStatusDidChange
    UIAccessibility UIAccessibility: ReduceTransparencyStatusDidChange ShakeToUndoDidChange SpeakScreenStatusDidChange
    UIAccessibility UIAccessibility: SpeakSelectionStatusDidChange SwitchControlStatusDidChange VoiceOverStatusDidChange
    UIApplication UIApplication: BackgroundRefreshStatusDidChange DidBecomeActive DidChangeStatusBarFrame
    UIApplication UIApplication: DidChangeStatusBarOrientation DidEnterBackground DidFinishLaunching
    UIApplication UIApplication: DidReceiveMemoryWarning ProtectedDataDidBecomeAvailable
    UIApplication UIApplication: ProtectedDataWillBecomeUnavailable SignificantTimeChange UserDidTakeScreenshot
    UIApplication UIApplication: WillChangeStatusBarFrame WillChangeStatusBarOrientation WillEnterForeground
    UIApplication UIApplication: WillResignActive WillTerminate
    UIContentSizeCategory UIContentSizeCategory: DidChange
    UIDevice UIDevice: BatteryLevelDidChange BatteryStateDidChange OrientationDidChange ProximityStateDidChange
    UIDocument UIDocument: StateChanged
    UIFocusSystem UIFocus: DidUpdate MovementDidFail
    UIMenuController UIMenuController: DidHideMenu DidShowMenu MenuFrameDidChange WillHideMenu WillShowMenu
    UIPasteboard UIPasteboard: Changed Removed
    UIResponder UI: KeyboardDidChangeFrame KeyboardDidHide KeyboardDidShow KeyboardWillChangeFrame KeyboardWillHide
    UIResponder UI: KeyboardWillShow
    UIScreen UIScreen: BrightnessDidChange CapturedDidChange DidConnect DidDisconnect ModeDidChange
    UITableView UITableView: SelectionDidChange
    UITextField UITextField: TextDidBeginEditing TextDidChange TextDidEndEditing
    UITextInputMode UITextInput: CurrentInputModeDidChange
    UITextView UITextView: TextDidBeginEditing TextDidChange TextDidEndEditing
    UIViewController UIViewController: ShowDetailTargetDidChange
    UIWindow UIWindow: DidBecomeHidden DidBecomeKey DidBecomeVisible DidResignKey
    """
}

extension String {
  fileprivate var lowercasedFirst: String {
    // A name that begins with an acronym keeps the letters after it, as phAsset does.
    if hasPrefix("PH") { return "ph" + dropFirst(2) }
    return prefix(1).lowercased() + dropFirst()
  }
}
