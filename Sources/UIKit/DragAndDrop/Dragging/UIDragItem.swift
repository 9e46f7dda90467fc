/// A piece of content that the user drags.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Creates an item whose content an item provider loads.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }

  /// The item provider, which loads the content.
  public let itemProvider: NSItemProvider

  /// The object that the item represents within the app.
  ///
  /// The default is `nil`.
  open var localObject: Any?

  /// A closure that creates the preview of the item while it moves.
  ///
  /// It returns `nil` for no preview.
  ///
  /// The default is `nil`: the item keeps the preview with which it was lifted.
  open var previewProvider: (() -> UIDragPreview?)?
}
