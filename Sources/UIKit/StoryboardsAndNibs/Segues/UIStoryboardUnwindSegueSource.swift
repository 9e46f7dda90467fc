/// The information about an unwind segue with which UIKit searches for the segue's destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The view controller from which the segue starts.
  public let source: UIViewController
  /// The action that the destination implements.
  public let unwindAction: Selector
  /// The object that triggered the segue.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }

  @available(*, unavailable)
  override init() { misuse("UIStoryboardUnwindSegueSource is created by UIKit") }
}
