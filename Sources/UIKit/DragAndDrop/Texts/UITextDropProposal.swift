/// The configuration of a drop at a position in a text.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
  /// Constants that specify what dropped text replaces.
  public enum Action: UInt, Sendable {
    /// The text is inserted at the position of the drop.
    case insert = 0
    /// The text replaces the selection, or is inserted if no text is selected.
    case replaceSelection = 1
    /// The text replaces the whole text.
    case replaceAll = 2
  }

  /// Constants that specify what shows the progress of loading.
  public enum ProgressMode: UInt, Sendable {
    /// The system shows it.
    case system = 0
    /// The app shows it.
    case custom = 1
  }

  /// Constants that specify what inserts the text.
  public enum Performer: UInt, Sendable {
    /// The text field or the text view.
    case view = 0
    /// The drop delegate, in `textDroppableView(_:willPerformDrop:)`.
    case delegate = 1
  }

  /// Creates a proposal with an operation.
  public override init(operation: UIDropOperation) { super.init(operation: operation) }

  /// What the dropped text replaces.
  ///
  /// The default is `insert`.
  open var dropAction = Action.insert

  /// A constant that specifies what shows the progress of loading the items.
  ///
  /// The default is `system`.
  ///
  /// - Note: All items are from the same process, and no progress is shown while they are loaded.
  open var dropProgressMode = ProgressMode.system

  /// A Boolean value that indicates whether text that is dropped in the view from which it is dragged is moved or
  /// copied there without loading the items.
  ///
  /// The default is `true`.
  open var useFastSameViewOperations = true

  /// A constant that specifies what inserts the text.
  ///
  /// The default is `view`. If the delegate does not implement `textDroppableView(_:willPerformDrop:)`, the view
  /// inserts the text.
  open var dropPerformer = Performer.view

  /// Returns a proposal with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITextDropProposal(operation: operation)
    copy.dropAction = dropAction
    copy.dropProgressMode = dropProgressMode
    copy.useFastSameViewOperations = useFastSameViewOperations
    copy.dropPerformer = dropPerformer
    return copy
  }
}
