/// The names of types until Swift 4, and since Swift 4.2.
enum RenamedTypes {
  static let table: [String: String] = {
    var table = others
    for line in nested.split(separator: "\n") {
      let names = line.split(separator: " ").map(String.init)
      let owner = String(names[0].dropLast())
      for name in names.dropFirst() { table[owner + name] = "\(owner).\(name)" }
    }
    return table
  }()

  /// Types that are now declared in another one, whose name was the beginning of theirs.
  private static let nested = """
    NSAttributedString: TextEffectStyle
    NSTextStorage: EditActions
    UIAccessibility: HearingDeviceEar ZoomType
    UIAccessibilityCustomRotor: Direction Search SystemRotorType
    UIActivity: Category
    UIActivityIndicatorView: Style
    UIAlertAction: Style
    UIAlertController: Style
    UIApplication: LaunchOptionsKey OpenURLOptionsKey State
    UIApplicationShortcutIcon: IconType
    UIBarButtonItem: Style
    UIBlurEffect: Style
    UICollectionView: ReorderingCadence ScrollDirection ScrollPosition
    UICollectionViewCell: DragState
    UICollectionViewDropProposal: Intent
    UICollectionViewFlowLayout: SectionInsetReference
    UICollisionBehavior: Mode
    UIContextualAction: Style
    UIControl: ContentHorizontalAlignment ContentVerticalAlignment State
    UIDatePicker: Mode
    UIDevice: BatteryState
    UIDocument: ChangeKind SaveOperation State
    UIFont: TextStyle
    UIFontDescriptor: AttributeName FeatureKey SymbolicTraits TraitKey
    UIGestureRecognizer: State
    UIImage: Orientation RenderingMode ResizingMode
    UIImagePickerController: CameraCaptureMode CameraDevice CameraFlashMode QualityType SourceType
    UIInputView: Style
    UIMenuController: ArrowDirection
    UINavigationController: Operation
    UINavigationItem: LargeTitleDisplayMode
    UIPageViewController: NavigationDirection NavigationOrientation SpineLocation TransitionStyle
    UIPress: Phase
    UIPreviewAction: Style
    UIProgressView: Style
    UIPushBehavior: Mode
    UIScreen: OverscanCompensation
    UIScrollView: ContentInsetAdjustmentBehavior IndexDisplayMode IndicatorStyle KeyboardDismissMode
    UISearchBar: Icon Style
    UISplitViewController: DisplayMode PrimaryEdge
    UIStackView: Alignment Distribution
    UISwipeGestureRecognizer: Direction
    UITabBar: ItemPositioning
    UITableView: RowAnimation ScrollPosition SeparatorInsetReference Style
    UITableViewCell: AccessoryType DragState EditingStyle FocusStyle SelectionStyle SeparatorStyle StateMask
    UITableViewDropProposal: Intent
    UITableViewRowAction: Style
    UITextField: DidEndEditingReason ViewMode
    UITouch: Phase Properties
    UIView: AnimationCurve AnimationOptions AnimationTransition ContentMode KeyframeAnimationOptions
    UIView: TintAdjustmentMode
    UIWindow: Level
    """

  private static let others = [
    "NSAttributedStringKey": "NSAttributedString.Key",
    "NSControlCharacterAction": "NSLayoutManager.ControlCharacterAction",
    "NSGlyphProperty": "NSLayoutManager.GlyphProperty", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions", "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSTextLayoutOrientation": "NSLayoutManager.TextLayoutOrientation", "RunLoopMode": "RunLoop.Mode",
    "UIAccessibilityNotifications": "UIAccessibility.Notification", "UIActivityType": "UIActivity.ActivityType",
    "UIApplicationExtensionPointIdentifier": "UIApplication.ExtensionPointIdentifier",
    "UIAttachmentBehaviorType": "UIAttachmentBehavior.AttachmentType",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UIButtonType": "UIButton.ButtonType",
    "UICollectionElementCategory": "UICollectionView.ElementCategory",
    "UICollectionUpdateAction": "UICollectionViewUpdateItem.Action", "UIControlEvents": "UIControl.Event",
    "UIDocumentBrowserImportMode": "UIDocumentBrowserViewController.ImportMode",
    "UIEventSubtype": "UIEvent.EventSubtype", "UIEventType": "UIEvent.EventType",
    "UIImagePickerControllerImageURLExportPreset": "UIImagePickerController.ImageURLExportPreset",
    "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UIInterpolatingMotionEffectType": "UIInterpolatingMotionEffect.EffectType",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
    "UIPasteboardOption": "UIPasteboard.OptionsKey", "UIPressType": "UIPress.PressType",
    "UISegmentedControlSegment": "UISegmentedControl.Segment", "UISystemAnimation": "UIView.SystemAnimation",
    "UITabBarSystemItem": "UITabBarItem.SystemItem", "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITextBorderStyle": "UITextField.BorderStyle", "UITouchType": "UITouch.TouchType",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
  ]
}
