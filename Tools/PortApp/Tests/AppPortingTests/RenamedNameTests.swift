import Testing

@testable import AppPorting

struct RenamedNameTests {
  private func renamed(_ text: String) -> String { translate(text, RenamedNamePass()) }

  @Test(arguments: [
    (
      "func f(_ options: [UIApplicationLaunchOptionsKey: Any]?) {}",
      "func f(_ options: [UIApplication.LaunchOptionsKey: Any]?) {}"
    ),
    ("init(style: UITableViewCellStyle) {}", "init(style: UITableViewCell.CellStyle) {}"),
    ("let a = UIViewAnimationOptions.curveEaseIn", "let a = UIView.AnimationOptions.curveEaseIn"),
    ("t.rowHeight = UITableViewAutomaticDimension", "t.rowHeight = UITableView.automaticDimension"),
    ("let k = UICollectionElementKindSectionHeader", "let k = UICollectionView.elementKindSectionHeader"),
    ("let f = info[UIKeyboardFrameEndUserInfoKey]", "let f = info[UIResponder.keyboardFrameEndUserInfoKey]"),
    ("l.fillMode = kCAFillModeForwards", "l.fillMode = CAMediaTimingFillMode.forwards"),
    ("f(kCAMediaTimingFunctionDefault)", "f(CAMediaTimingFunctionName.default)"),
    ("let t = kCATransition", "let t = kCATransition"),
    ("let b = UIBarMetrics.compact", "let b = UIBarMetrics.compact"),
    ("r.add(t, forMode: .commonModes)", "r.add(t, forMode: .common)"),
    ("r.add(t, forMode: RunLoopMode.UITrackingRunLoopMode)", "r.add(t, forMode: RunLoop.Mode.tracking)"),
    ("let u = NSUnderlineStyle.styleSingle.rawValue", "let u = NSUnderlineStyle.single.rawValue"),
    ("let u = NSUnderlineStyle.styleNone.rawValue", "let u = NSUnderlineStyle([]).rawValue"),
    ("let o: UIViewKeyframeAnimationOptions", "let o: UIView.KeyframeAnimationOptions"),
    ("let i = info[UIImagePickerControllerPHAsset]", "let i = info[UIImagePickerController.InfoKey.phAsset]"),
  ])
  func `Types and constants have their present names`(text: String, expected: String) {
    #expect(renamed(text) == expected)
  }

  @Test(arguments: [
    ".UIKeyboardWillShow", "NSNotification.Name.UIKeyboardWillShow", "Notification.Name.UIKeyboardWillShow",
  ])
  func `Names of notifications are constants of the classes that post them`(name: String) {
    #expect(renamed("observe(\(name))") == "observe(UIResponder.keyboardWillShowNotification)")
  }

  @Test(arguments: [
    ("UIKeyboardDidChangeFrame", "UIResponder.keyboardDidChangeFrameNotification"),
    ("UIApplicationDidReceiveMemoryWarning", "UIApplication.didReceiveMemoryWarningNotification"),
    ("UIPasteboardChanged", "UIPasteboard.changedNotification"),
    ("UITextInputCurrentInputModeDidChange", "UITextInputMode.currentInputModeDidChangeNotification"),
  ])
  func `The names of notifications of each class are known`(name: String, expected: String) {
    #expect(renamed("observe(.\(name))") == "observe(\(expected))")
  }

  @Test(arguments: [
    "let a = app.UIControlState", "struct UITableViewCellStyle {}\nlet style: UITableViewCellStyle? = nil",
    "// UITableViewAutomaticDimension\nlet text = \"UITableViewAutomaticDimension\"",
  ])
  func `Members, types of the app, comments and strings stay as they are`(text: String) {
    #expect(renamed(text) == text)
  }
}
