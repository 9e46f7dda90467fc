import Synchronization

/// An operation that creates an item for an activity view controller when the user has chosen an activity.
///
/// A subclass overrides ``item``, and can create different items for different types of activities. Until then, the
/// placeholder represents the item. The item is created on a secondary thread, while the activity view controller is
/// visible.
// Unchecked because an open class cannot be checked: its state is a constant that an app does not change, and a value
// behind a lock.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  private struct State: @unchecked Sendable {
    var activityType: UIActivity.ActivityType?
    var created: Any?
  }

  private let state = Mutex(State())

  /// Creates a provider with an object of the type of the item, which need not have its content.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The object that represents the item until an activity is chosen.
  public let placeholderItem: Any?

  /// The type of the activity that the user has chosen; `nil` before that.
  public var activityType: UIActivity.ActivityType? { state.withLock(\.activityType) }

  /// The item, which a subclass creates.
  ///
  /// It is read once, on a secondary thread. The default is the placeholder.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Creates the item.
  ///
  /// Override ``item`` instead.
  open override func main() {
    guard !isCancelled else { return }
    let value = Created(item: item)
    state.withLock { $0.created = value.item }
  }

  /// An item that is passed to another thread than the one that created it.
  // Unchecked because the type of an item is not known: the provider does not use it any more.
  private struct Created: @unchecked Sendable {
    let item: Any?
  }

  /// Determines the activity for which the item is created.
  func choose(_ activityType: UIActivity.ActivityType?) { state.withLock { $0.activityType = activityType } }

  // MARK: - Providing the Item

  /// Returns the placeholder.
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? NSNull()
  }

  /// Returns the item that was created; `nil` if the operation was cancelled.
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { state.withLock { Created(item: $0.created) }.item }

  /// Returns the subject of the item.
  ///
  /// The default implementation returns an empty string. It is not called on Linux, which has no services with a
  /// subject.
  open func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  /// Returns the uniform type identifier of an item that is data.
  ///
  /// The default implementation returns an empty string.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  /// Returns a picture of the item.
  ///
  /// The default implementation returns `nil`. It is not called on Linux, which has no services that show a preview.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

extension UIActivityItemProvider: UIActivityItemSource {}
