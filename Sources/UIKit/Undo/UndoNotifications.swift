/// A key that indicates that the group that is about to be closed is discardable.
///
/// The user information of `NSUndoManagerWillCloseUndoGroup` contains the key, with
/// the value `true`, only for such a group.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

// Notifications of undo managers. The object of each is the undo manager.
extension NSNotification.Name {
  /// Posted when observers must register operations that they have delayed.
  ///
  /// It is posted when a group is opened or closed, before an undo or redo, and when the ability to redo is checked.
  public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
  /// Posted after a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before a group is undone.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Posted after a group was undone.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a group is redone.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a group was redone.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
