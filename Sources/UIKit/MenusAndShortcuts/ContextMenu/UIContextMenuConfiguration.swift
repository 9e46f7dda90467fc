/// A closure that creates the view controller of a menu's preview; it returns `nil` for the default preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A closure that creates a menu from the elements that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The description of a context menu: what it shows, and for which item.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Constants that specify the order of a menu's elements.
  public enum ElementOrder: Int, Sendable {
    /// The order that the system chooses, which is that of the priority.
    case automatic = 0
    /// The first element is nearest to the source: at the bottom of a menu that opens upward.
    case priority = 1
    /// The first element is at the top.
    case fixed = 2
  }

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: An object that identifies the item, or `nil` for a unique identifier.
  ///   - previewProvider: A closure that creates the preview, or `nil` for the default preview, the view itself.
  ///   - actionProvider: A closure that creates the menu, or `nil` for a preview without a menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  /// The object that identifies the item.
  public let identifier: any NSCopying

  /// The order of the menu's elements.
  ///
  /// The default is `automatic`.
  open var preferredMenuElementOrder = ElementOrder.automatic
}
