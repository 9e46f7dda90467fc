extension UIDocument {
  /// The state of a document, which is empty while it is open and can be edited.
  public struct State: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The document is open and can be edited, and there are no conflicts and errors; no option is set.
    public static var normal: State { [] }
    /// The document is not open.
    public static let closed = State(rawValue: 1 << 0)
    /// Versions of the document conflict with each other.
    ///
    /// - Note: A document is never in the state, because no other device changes its file.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The document could not be saved.
    public static let savingError = State(rawValue: 1 << 2)
    /// The document must not be edited at present.
    public static let editingDisabled = State(rawValue: 1 << 3)
  }

  /// The kind of a change of a document.
  public enum ChangeKind: Int, Sendable {
    /// A change was made.
    case done = 0
    /// A change was undone.
    case undone = 1
    /// A change was redone.
    case redone = 2
    /// The document has no unsaved changes any more.
    case cleared = 3
  }

  /// The reason why a document is saved.
  public enum SaveOperation: Int, Sendable {
    /// The file does not exist yet.
    case forCreating = 0
    /// The file is replaced.
    case forOverwriting = 1
  }

  /// Posted when the state of a document has changed; the object is the document.
  public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")
}
