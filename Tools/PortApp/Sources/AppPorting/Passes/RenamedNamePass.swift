import SwiftSyntax

/// Writes the names that UIKit's types and constants have had since Swift 4.2.
///
/// Apple's compiler corrects the older names of a project in Swift 4, which Linux does not have.
struct RenamedNamePass: Pass {
  func apply(to port: Port) {
    let own = Set(port.module.types.map(\.name))
    port.forEach(IdentifierTypeSyntax.self) { type, file in
      replace(type.name, with: Self.types, except: own, in: file, of: port)
    }
    port.forEach(DeclReferenceExprSyntax.self) { reference, file in
      // The name of a member is that of another type.
      if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id { return }
      replace(reference.baseName, with: Self.types.merging(Self.values) { $1 }, except: own, in: file, of: port)
    }
    port.forEach(MemberAccessExprSyntax.self) { access, file in
      guard let name = Self.notifications[access.declName.baseName.text],
        [nil, "Notification.Name", "NSNotification.Name"].contains(access.base?.trimmedDescription)
      else { return }
      port.edits.replace(access.ownBytes, with: name, in: file)
      port.count(.names)
    }
  }

  private func replace(
    _ token: TokenSyntax, with names: [String: String], except own: Set<String>, in file: Int, of port: Port
  ) {
    guard let name = names[token.text], !own.contains(token.text) else { return }
    port.edits.replace(token.ownBytes, with: name, in: file)
    port.count(.names)
  }

  private static let types = [
    "NSAttributedStringKey": "NSAttributedString.Key", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation", "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIAlertActionStyle": "UIAlertAction.Style", "UIAlertControllerStyle": "UIAlertController.Style",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey", "UIApplicationState": "UIApplication.State",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style", "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIBlurEffectStyle": "UIBlurEffect.Style", "UIButtonType": "UIButton.ButtonType",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition", "UIControlEvents": "UIControl.Event",
    "UIControlState": "UIControl.State", "UIFontTextStyle": "UIFont.TextStyle",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UIImagePickerControllerSourceType": "UIImagePickerController.SourceType",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UINavigationControllerOperation": "UINavigationController.Operation",
    "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
    "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
    "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
    "UIStackViewAlignment": "UIStackView.Alignment", "UIStackViewDistribution": "UIStackView.Distribution",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellStyle": "UITableViewCell.CellStyle", "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition", "UITableViewStyle": "UITableView.Style",
    "UITextBorderStyle": "UITextField.BorderStyle", "UITextFieldViewMode": "UITextField.ViewMode",
    "UIViewAnimationCurve": "UIView.AnimationCurve", "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAutoresizing": "UIView.AutoresizingMask", "UIViewContentMode": "UIView.ContentMode",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
  ]

  private static let values = [
    "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
    "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
    "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
    "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
  ]

  private static let notifications = [
    "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
    "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
    "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
    "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
    "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
    "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
    "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
    "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
    "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
    "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
    "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
    "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
    "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
    "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
  ]
}
