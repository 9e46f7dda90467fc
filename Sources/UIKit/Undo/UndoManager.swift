/// A recorder of operations that can be undone and redone.
///
/// Code that changes an object registers the operation that reverts the change:
///
/// ```swift
/// @MainActor
/// final class Note {
///   let undoManager = UndoManager()
///   private(set) var title = ""
///
///   func rename(to new: String) {
///     let old = title
///     undoManager.registerUndo(withTarget: self) { $0.rename(to: old) }
///     undoManager.setActionName("Rename")
///     title = new
///   }
/// }
/// ```
///
/// Operations are in groups, and ``undo()`` reverts one group. ``redo()`` performs the operations that are registered
/// while a group is undone. By default, the operations of one pass of the run loop are a group: it is opened by the
/// first of them, and closed after the changes of the pass have been committed.
///
/// A responder provides the undo manager of its part of the interface, and the window provides one for its content.
///
/// - Note: The class is part of Foundation on Apple's platforms. There, an operation whose target was deallocated ends
///   the process; here it does nothing. A group without operations is not kept. Run loop modes and invocations are not
///   available.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private enum Activity {
    case recording
    case undoing
    case redoing
  }

  private var undoGroups: [UndoGroup] = []
  private var redoGroups: [UndoGroup] = []
  /// The groups that are open, each inside of the one before it.
  private var openGroups: [UndoGroup] = []
  private var activity = Activity.recording
  private var disableCount = 0
  /// The number of changes of the stacks.
  ///
  /// Text input extends its latest operation as long as the number is the same.
  private(set) var changeCount = 0
  /// The number of the last group that an event has opened.
  ///
  /// The end of an earlier pass does not close a later group.
  private var eventGroup = 0
  private var hasEventGroup = false

  /// Creates an undo manager without operations.
  public override init() { super.init() }

  // MARK: - Registering Undo Operations

  /// Registers a closure that reverts a change of a target.
  ///
  /// The target is not retained. The closure receives it, so that it does not need to retain it either.
  @preconcurrency
  public final func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(UndoOperation(target) { target in if let target = target as? TargetType { handler(target) } })
  }

  /// Registers a method of a target that reverts a change, with its argument.
  ///
  /// Without Objective-C, the target must conform to `_RuntimeActionTarget`.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    guard let target = ActionDispatch.callable(target, for: selector) else { return }
    register(
      UndoOperation(target) { target in ActionDispatch.perform(selector, on: target, sender: anObject) })
  }

  private func register(_ operation: UndoOperation) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        misuse(
          """
          UndoManager.registerUndo(withTarget:…): no undo group is open. Call beginUndoGrouping() first, or set groupsByEvent \
          to true.
          """)
      }
      openEventGroup()
    }
    changeCount += 1
    openGroups.last?.append(.operation(operation))
    if activity == .recording { discardRedoGroups() }
  }

  /// Removes the groups that can be redone, which no longer apply after a new operation.
  private func discardRedoGroups() {
    let discarded = redoGroups
    redoGroups = []
    withExtendedLifetime(discarded) {}
  }

  // MARK: - Checking Undo Ability

  /// A Boolean value that indicates whether there is an action to undo.
  ///
  /// Groups that are open must be closed before it can be undone, except for that of the current event.
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.isEmpty } }

  /// A Boolean value that indicates whether there is an action to redo.
  open var canRedo: Bool {
    postCheckpoint()
    return !redoGroups.isEmpty
  }

  /// The number of groups that can be undone.
  open var undoCount: Int { undoGroups.count + (openGroups.first?.isEmpty == false ? 1 : 0) }

  /// The number of groups that can be redone.
  open var redoCount: Int { redoGroups.count }

  // MARK: - Performing Undo and Redo

  /// Closes the group of the current event, and undoes the last group.
  ///
  /// - Precondition: No nested group is open.
  open func undo() {
    postCheckpoint()
    guard openGroups.count <= 1 else {
      misuse(
        """
        UndoManager.undo(): \(openGroups.count) undo groups are open. Call endUndoGrouping() for each beginUndoGrouping(), or \
        use undoNestedGroup().
        """)
    }
    if openGroups.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last closed group, which may be in an open group.
  open func undoNestedGroup() {
    requireRecording("undoNestedGroup()")
    postCheckpoint()
    let group: UndoGroup
    if let open = openGroups.last, !open.isEmpty {
      guard let nested = open.popGroup() else {
        misuse(
          """
          UndoManager.undoNestedGroup(): operations were registered in the open group after its last nested group. Call \
          endUndoGrouping() first.
          """)
      }
      group = nested
    } else if let last = undoGroups.popLast() {
      group = last
    } else {
      return
    }
    post(.NSUndoManagerWillUndoChange)
    perform(group, as: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last.
  ///
  /// - Precondition: No group is being undone.
  open func redo() {
    requireRecording("redo()")
    postCheckpoint()
    // The group of an event that has registered nothing does not prevent the redo.
    if openGroups.count == 1 { endUndoGrouping() }
    guard let group = redoGroups.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    perform(group, as: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  private func requireRecording(_ method: String) {
    guard activity != .recording else { return }
    misuse(
      """
      UndoManager.\(method) was called by an operation that is being undone or redone. Operations only change their targets and \
      register how to revert that.
      """)
  }

  /// Performs a group, and records the operations that revert it as one group of the other stack.
  private func perform(_ group: UndoGroup, as activity: Activity) {
    changeCount += 1
    let outer = openGroups
    let reverse = UndoGroup()
    reverse.actionName = group.actionName
    reverse.isDiscardable = group.isDiscardable
    reverse.userInfo = group.userInfo
    openGroups = [reverse]
    self.activity = activity
    group.perform()
    while openGroups.count > 1 { endUndoGrouping() }
    openGroups = outer
    self.activity = .recording
    guard !reverse.isEmpty else { return }
    if activity == .undoing {
      redoGroups.append(reverse)
    } else {
      keep(reverse)
    }
  }

  /// A Boolean value that indicates whether a group is being undone.
  open var isUndoing: Bool { activity == .undoing }

  /// A Boolean value that indicates whether a group is being redone.
  open var isRedoing: Bool { activity == .redoing }

  // MARK: - Limiting the Undo Stack

  /// The maximum number of groups that can be undone.
  ///
  /// The default is 0, for no limit. If there are more groups, the oldest ones are removed.
  open var levelsOfUndo = 0 {
    didSet { removeOldGroups() }
  }

  private func keep(_ group: UndoGroup) {
    undoGroups.append(group)
    removeOldGroups()
  }

  private func removeOldGroups() {
    guard levelsOfUndo > 0, undoGroups.count > levelsOfUndo else { return }
    let old = undoGroups
    undoGroups = old.suffix(levelsOfUndo)
    withExtendedLifetime(old) {}
  }

  // MARK: - Creating Undo Groups

  /// Opens a group, inside of the group that is open.
  ///
  /// Each call is balanced by one of ``endUndoGrouping()``.
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent { openEventGroup() }
    openGroup()
  }

  private func openGroup() {
    if activity == .recording { postCheckpoint() }
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the last open group.
  ///
  /// - Precondition: A group is open.
  open func endUndoGrouping() {
    // While a group is undone, the outermost group is the one that records the reverting operations.
    guard openGroups.count > (activity == .recording ? 0 : 1) else {
      misuse("UndoManager.endUndoGrouping(): no undo group is open. Call beginUndoGrouping() first.")
    }
    postCheckpoint()
    let isDiscardable = openGroups.last?.isDiscardable == true
    post(.NSUndoManagerWillCloseUndoGroup, userInfo: isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil)
    guard let group = openGroups.popLast() else { return }
    if openGroups.isEmpty {
      hasEventGroup = false
    } else if hasEventGroup, openGroups.count == 1 {
      // The app may close its group in a later pass than that in which it opened it.
      closeEventGroupAfterTurn()
    }
    if !group.isEmpty {
      if let parent = openGroups.last { parent.append(.group(group)) } else { keep(group) }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// A Boolean value that indicates whether the operations of one pass of the run loop are a group.
  ///
  /// The default is `true`.
  open var groupsByEvent = true

  /// The number of open groups, each inside of the one before it.
  open var groupingLevel: Int { openGroups.count }

  private func openEventGroup() {
    eventGroup += 1
    hasEventGroup = true
    openGroup()
    closeEventGroupAfterTurn()
  }

  private func closeEventGroupAfterTurn() {
    let number = eventGroup
    AppRuntime.shared.performAfterCommit { [weak self] in self?.turnDidEnd(number) }
  }

  /// Closes the group of an event, unless it was closed to be undone or a group in it is still open.
  private func turnDidEnd(_ number: Int) {
    guard hasEventGroup, number == eventGroup, openGroups.count == 1, activity == .recording else { return }
    endUndoGrouping()
  }

  // MARK: - Enabling and Disabling Undo

  /// Disables the registration of operations, until a balancing call of ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disableCount += 1 }

  /// Enables the registration of operations.
  ///
  /// - Precondition: The call balances one of ``disableUndoRegistration()``.
  open func enableUndoRegistration() {
    guard disableCount > 0 else {
      misuse(
        "UndoManager.enableUndoRegistration(): registration is enabled. Call disableUndoRegistration() first.")
    }
    disableCount -= 1
  }

  /// A Boolean value that indicates whether operations are registered.
  open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

  // MARK: - Clearing Undo Operations

  /// Removes all operations, and enables registration.
  open func removeAllActions() {
    changeCount += 1
    let old = (undoGroups, redoGroups, openGroups)
    undoGroups = []
    redoGroups = []
    openGroups = openGroups.map { _ in UndoGroup() }
    disableCount = 0
    withExtendedLifetime(old) {}
  }

  /// Removes the operations of a target.
  open func removeAllActions(withTarget target: Any) {
    changeCount += 1
    let target = target as AnyObject
    let old = (undoGroups, redoGroups)
    let removed = (undoGroups + redoGroups + openGroups).flatMap { $0.removeOperations(of: target) }
    undoGroups = old.0.filter { !$0.isEmpty }
    redoGroups = old.1.filter { !$0.isEmpty }
    withExtendedLifetime((old, removed)) {}
  }

  // MARK: - Managing the Action Name

  /// The group that ``undo()`` reverts, which can be open.
  private var nextUndo: UndoGroup? { openGroups.first { !$0.isEmpty } ?? undoGroups.last }

  /// The group whose attributes can be set, although it may have no operations yet.
  private var currentGroup: UndoGroup? { openGroups.first ?? undoGroups.last }

  /// The name of the action that can be undone, or an empty string if it has none.
  open var undoActionName: String { nextUndo?.actionName ?? "" }

  /// The name of the action that can be redone, or an empty string if it has none.
  open var redoActionName: String { redoGroups.last?.actionName ?? "" }

  /// Sets the name of the action of the current group.
  ///
  /// An empty string removes it.
  open func setActionName(_ actionName: String) { currentGroup?.actionName = actionName }

  /// Returns additional information about the action that can be undone.
  open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { nextUndo?.userInfo[key] }

  /// Returns additional information about the action that can be redone.
  open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { redoGroups.last?.userInfo[key] }

  /// Sets additional information about the action of the current group.
  open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
    guard let group = currentGroup else { return }
    let old = group.userInfo
    group.userInfo[key] = info
    withExtendedLifetime(old) {}
  }

  // MARK: - Getting and Localizing the Menu Item Title

  /// The title of the Undo command, such as "Undo Typing".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the Redo command, such as "Redo Typing".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of the Undo command for an action.
  ///
  /// An override can localize it.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of the Redo command for an action.
  ///
  /// An override can localize it.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: - Working with Discardable Actions

  /// Sets whether the action of the current group is discardable.
  ///
  /// An app can discard such an action, for example if a document cannot be saved.
  open func setActionIsDiscardable(_ discardable: Bool) { currentGroup?.isDiscardable = discardable }

  /// A Boolean value that indicates whether the action that can be undone is discardable.
  open var undoActionIsDiscardable: Bool { nextUndo?.isDiscardable == true }

  /// A Boolean value that indicates whether the action that can be redone is discardable.
  open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable == true }

  // MARK: - Notifications

  private func postCheckpoint() { post(.NSUndoManagerCheckpoint) }

  private func post(_ name: NSNotification.Name, userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}
