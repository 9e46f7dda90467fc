/// The classes of UIKit and QuartzCore, by their superclasses.
enum KnownClasses {
  /// Returns a class and its superclasses; `nil` if the name is not that of a class of UIKit.
  static func chain(from name: String) -> [String]? {
    guard superclasses[name] != nil || name == "NSObject" || superclasses.values.contains(name) else { return nil }
    return Array(sequence(first: name) { superclasses[$0] })
  }

  private static let superclasses: [String: String] = {
    let pairs = table.split(separator: "\n").flatMap { line -> [(String, String)] in
      let names = line.split(separator: " ").map(String.init)
      return names.dropFirst().map { ($0, String(names[0].dropLast())) }
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  private static let table = """
    NSObject: UIResponder UIGestureRecognizer UIBarItem UINavigationItem CALayer
    CAAnimation: CAAnimationGroup CAPropertyAnimation CATransition
    CABasicAnimation: CASpringAnimation
    CALayer: CAEmitterLayer CAGradientLayer CAReplicatorLayer CAShapeLayer CATextLayer
    CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
    NSCollectionLayoutItem: NSCollectionLayoutDecorationItem NSCollectionLayoutGroup
    NSCollectionLayoutItem: NSCollectionLayoutSupplementaryItem
    NSCollectionLayoutSupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem
    NSLayoutAnchor: NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSMutableAttributedString: NSTextStorage
    NSParagraphStyle: NSMutableParagraphStyle
    UIApplicationShortcutItem: UIMutableApplicationShortcutItem
    UIBarAppearance: UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
    UIBarItem: UIBarButtonItem UITabBarItem
    UICalendarSelection: UICalendarSelectionMultiDate UICalendarSelectionSingleDate
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell
    UICollectionViewLayout: UICollectionViewCompositionalLayout UICollectionViewFlowLayout
    UICollectionViewLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext
    UICommand: UIKeyCommand
    UIControl: UIButton UIColorWell UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider
    UIControl: UIStepper UISwitch UITextField
    UIDropProposal: UICollectionViewDropProposal UITableViewDropProposal
    UIDynamicBehavior: UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior
    UIDynamicBehavior: UIGravityBehavior UIPushBehavior UISnapBehavior
    UIEvent: UIPressesEvent
    UIFeedbackGenerator: UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
    UIGestureRecognizer: UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer
    UIGestureRecognizer: UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer
    UIGraphicsRenderer: UIGraphicsImageRenderer
    UIGraphicsRendererContext: UIGraphicsImageRendererContext
    UIGraphicsRendererFormat: UIGraphicsImageRendererFormat
    UILayoutGuide: UITrackingLayoutGuide
    UIMenuElement: UIAction UICommand UIDeferredMenuElement UIMenu
    UIMotionEffect: UIInterpolatingMotionEffect UIMotionEffectGroup
    UINavigationController: UIImagePickerController
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UIPresentationController: UIPopoverPresentationController UISheetPresentationController
    UIPreviewParameters: UIDragPreviewParameters
    UIPreviewTarget: UIDragPreviewTarget
    UIResponder: UIAccessibilityElement UIApplication UIScene UIView UIViewController
    UIScene: UIWindowScene
    UIScrollView: UICollectionView UITableView UITextView
    UITargetedPreview: UITargetedDragPreview
    UITextField: UISearchTextField
    UITrackingLayoutGuide: UIKeyboardLayoutGuide
    UIView: UIActivityIndicatorView UICalendarView UICollectionReusableView UIControl UIImageView UILabel
    UIView: UIListContentView UINavigationBar UIPickerView UIProgressView UIScrollView UISearchBar UIStackView UITabBar
    UIView: UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow
    UIViewController: UIActivityViewController UIAlertController UICollectionViewController
    UIViewController: UIColorPickerViewController UIDocumentPickerViewController UINavigationController UIPageViewController
    UIViewController: UISearchController UISplitViewController UITabBarController UITableViewController
    UIVisualEffect: UIBlurEffect UIVibrancyEffect
    """
}
