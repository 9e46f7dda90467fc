/// An accessibility element whose content is read like a page of a book.
///
/// When it receives the focus, the screen reader speaks the content of the page. A touch of a line speaks that line.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent: AnyObject {
  /// Returns the number of the line at a point of the screen, or `NSNotFound` if there is none.
  ///
  /// The point is within the frame of the element.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// Returns the text of a line, or `nil` if there is no such line.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// Returns the frame of a line on the screen.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// Returns the text of the page.
  func accessibilityPageContent() -> String?
  /// Returns the text of a line with attributes for speech, which takes precedence.
  ///
  /// The default is `nil`.
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
  /// Returns the text of the page with attributes for speech, which takes precedence.
  ///
  /// The default is `nil`.
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  /// The default implementation returns `nil`.
  public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? { nil }
  /// The default implementation returns `nil`.
  public func accessibilityAttributedPageContent() -> NSAttributedString? { nil }

  /// The text of the page.
  var spokenPage: String? { accessibilityAttributedPageContent()?.string ?? accessibilityPageContent() }
}

extension AccessibilityFocus {
  /// Moves the focus to the reading content at a point of the screen, and speaks the line at the point.
  ///
  /// Returns the frame of the line, or `nil` if there is none.
  package func readLine(at point: CGPoint) -> CGRect? {
    let touched = AccessibilityTree.elements().last { $0.frame.contains(point) }
    guard let touched, let content = touched.object as? any UIAccessibilityReadingContent else { return nil }
    let line = content.accessibilityLineNumber(for: point)
    guard line != NSNotFound else { return nil }
    let text =
      content.accessibilityAttributedContent(forLineNumber: line)?.string
      ?? content.accessibilityContent(forLineNumber: line)
    guard let text else { return nil }
    move(to: touched.object, speaking: text)
    return content.accessibilityFrame(forLineNumber: line)
  }
}
