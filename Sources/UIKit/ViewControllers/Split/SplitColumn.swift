/// The view controllers of one column.
@MainActor
struct SplitColumn {
  /// The view controller that the app has set.
  let content: UIViewController
  /// The child of the split view controller: the content, or a navigation controller around it.
  let child: UIViewController

  /// Creates a column, and a navigation controller around its content where the column requires one.
  init(_ content: UIViewController, in column: UISplitViewController.Column) {
    self.content = content
    child = Self.isAssignedAsIs(content, to: column) ? content : UINavigationController(rootViewController: content)
  }

  /// Creates a column of a classic interface, whose view controllers are displayed as they are.
  init(asIs content: UIViewController) {
    self.content = content
    child = content
  }

  private static func isAssignedAsIs(_ content: UIViewController, to column: UISplitViewController.Column) -> Bool {
    guard column != .compact, !(content is UINavigationController) else { return true }
    let containsStack = content.childrenStorage.first is UINavigationController
    return switch column {
    case .primary: containsStack
    case .secondary: containsStack || content is UITabBarController
    case .supplementary, .compact: false
    }
  }

  /// The navigation controller of the column, onto which others are pushed when the interface collapses.
  var navigation: UINavigationController? {
    child as? UINavigationController ?? child.childrenStorage.first as? UINavigationController
  }
}
