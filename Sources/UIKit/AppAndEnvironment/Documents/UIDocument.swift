import UniformTypeIdentifiers

/// An object that reads a document from a file, tracks its changes, and saves them.
///
/// A subclass loads the document from data, and returns the data of the document:
///
/// ```swift
/// final class TextDocument: UIDocument {
///   var text = "" {
///     didSet { updateChangeCount(.done) }
///   }
///
///   override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
///
///   override func load(fromContents contents: Any, ofType typeName: String?) throws {
///     text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
///   }
/// }
/// ```
///
/// Unsaved changes are saved after a while, when the app enters the background, and when the document is closed.
///
/// - Note: Apple's class is not isolated, and reads and writes files on a queue of its own. Here, the class is isolated
///   to the main actor, and files are read and written at the end of the update cycle. File packages are not available,
///   because Foundation for Linux has no file wrappers.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  private var url: URL
  private var state = State.closed
  /// The number of unsaved changes.
  private var changes = 0
  private var modificationDate: Date?
  private var autosaveTimer: RuntimeTimer?
  private var undoTracking: DocumentUndoTracking?
  private var backgroundObservation: NotificationObservation?

  /// The time after a change at which it is saved, in seconds.
  private static let autosaveDelay: TimeInterval = 15

  // MARK: - Creating a Document

  /// Creates a document for a file, which is read by ``open(completionHandler:)``.
  public init(fileURL url: URL) {
    self.url = url
    super.init()
  }

  // MARK: - Accessing Document Attributes

  /// The file of the document.
  open var fileURL: URL { url }

  /// The name of the document, which is that of the file without its extension.
  open var localizedName: String { url.deletingPathExtension().lastPathComponent }

  /// The identifier of the type of the file, which its extension determines.
  open var fileType: String? { UTType(filenameExtension: url.pathExtension)?.identifier }

  /// The time at which the file was changed.
  open var fileModificationDate: Date? {
    get { modificationDate }
    set { modificationDate = newValue }
  }

  /// The state of the document.
  ///
  /// It is `closed` before the document was opened or created.
  open var documentState: State { state }

  private func changeState(_ change: (inout State) -> Void) {
    let old = state
    change(&state)
    guard state != old else { return }
    NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
  }

  // MARK: - Opening and Closing

  /// Reads the document at the end of the update cycle.
  ///
  /// - Parameter completionHandler: A closure that receives whether the document was read.
  open func open(completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    perform(completionHandler) { document in
      try document.read(from: document.fileURL)
      document.didOpen()
    }
  }

  /// Saves the changes of the document, and closes it.
  ///
  /// - Parameter completionHandler: A closure that receives whether the changes were saved.
  open func close(completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    guard hasUnsavedChanges, !state.contains(.closed) else {
      return perform(completionHandler) { $0.didClose() }
    }
    save(to: fileURL, for: .forOverwriting) { [weak self] isSaved in
      MainActor.assumeIsolated { if isSaved { self?.didClose() } }
      completionHandler?(isSaved)
    }
  }

  private func didOpen() {
    changes = 0
    changeState { $0.subtract([.closed, .savingError]) }
    backgroundObservation = NotificationObservation(UIApplication.didEnterBackgroundNotification) { [weak self] in
      self?.autosave()
    }
  }

  private func didClose() {
    autosaveTimer?.cancel()
    autosaveTimer = nil
    backgroundObservation = nil
    changeState { $0.insert(.closed) }
  }

  /// Performs work at the end of the update cycle, and reports its outcome.
  private func perform(_ completion: (@Sendable (Bool) -> Void)?, _ work: @escaping (UIDocument) throws -> Void) {
    AppRuntime.shared.performAfterCommit {
      let isDone: Bool
      do {
        try work(self)
        isDone = true
      } catch {
        self.handleError(error, userInteractionPermitted: true)
        isDone = false
      }
      completion?(isDone)
    }
  }

  // MARK: - Loading Document Data

  /// Loads the document from the data of its file.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - contents: The data.
  ///   - typeName: The identifier of the type of the file.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Reads the file, and loads the document from its data.
  open func read(from url: URL) throws {
    let data = try Data(contentsOf: url)
    modificationDate = Self.modificationDate(of: url)
    try load(fromContents: data, ofType: fileType)
  }

  /// Reads the document from a file, and discards its changes.
  ///
  /// Editing is disabled until then.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - completionHandler: A closure that receives whether the document was read.
  open func revert(toContentsOf url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    changeState { $0.insert(.editingDisabled) }
    disableEditing()
    perform(completionHandler) { document in
      defer {
        document.changeState { $0.remove(.editingDisabled) }
        document.enableEditing()
      }
      try document.read(from: url)
      document.updateChangeCount(.cleared)
    }
  }

  /// Called when the document must not be edited. The default implementation does nothing.
  open func disableEditing() {}

  /// Called when the document can be edited again. The default implementation does nothing.
  open func enableEditing() {}

  // MARK: - Tracking Changes

  /// A Boolean value that indicates whether the document has changes that were not saved.
  open var hasUnsavedChanges: Bool { changes != 0 }

  /// Updates the number of unsaved changes.
  ///
  /// A document with an ``undoManager`` need not call the method.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
    scheduleAutosave()
  }

  /// Returns an object that denotes the changes that a save operation contains.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

  /// Updates the number of unsaved changes after a save operation.
  ///
  /// Changes that were made since the token was created remain unsaved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    changes -= changeCountToken as? Int ?? changes
    scheduleAutosave()
  }

  /// The undo manager whose operations are changes of the document.
  ///
  /// A new one is created when the property is first read.
  open var undoManager: UndoManager! {
    get {
      if let undoTracking { return undoTracking.manager }
      let manager = UndoManager()
      track(manager)
      return manager
    }
    set { if let newValue { track(newValue) } else { undoTracking = nil } }
  }

  private func track(_ manager: UndoManager) {
    undoTracking = DocumentUndoTracking(manager) { [weak self] in self?.updateChangeCount($0) }
  }

  // MARK: - Saving

  /// Returns the data of the document, a `Data`.
  ///
  /// The default implementation throws an error.
  ///
  /// - Parameter typeName: The identifier of the type of the file.
  open func contents(forType typeName: String) throws -> Any { throw CocoaError(.fileWriteUnknown) }

  /// The identifier of the type as which the document is saved.
  ///
  /// The default is the type of its file.
  open var savingFileType: String? { fileType }

  /// Saves the document.
  ///
  /// The data are determined in the call, and written at the end of the update cycle.
  ///
  /// - Parameters:
  ///   - url: The file, which becomes that of the document.
  ///   - saveOperation: A value that indicates whether the file exists.
  ///   - completionHandler: A closure that receives whether the document was saved.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    let token = changeCountToken(for: saveOperation)
    let contents = Result { try self.contents(forType: savingFileType ?? UTType.data.identifier) }
    perform(completionHandler) { document in
      do {
        let attributes = try document.fileAttributesToWrite(to: url, for: saveOperation)
        try document.writeContents(contents.get(), andAttributes: attributes, safelyTo: url, for: saveOperation)
      } catch {
        document.changeState { $0.insert(.savingError) }
        throw error
      }
      document.didSave(to: url, for: saveOperation, token)
    }
  }

  private func didSave(to url: URL, for saveOperation: SaveOperation, _ token: Any) {
    self.url = url
    modificationDate = Self.modificationDate(of: url)
    updateChangeCount(withToken: token, for: saveOperation)
    changeState { $0.remove(.savingError) }
    // A document that was created is open.
    if saveOperation == .forCreating, state.contains(.closed) {
      let unsaved = changes
      didOpen()
      changes = unsaved
    }
  }

  /// Saves the document if it has unsaved changes.
  ///
  /// - Parameter completionHandler: A closure that receives whether the document was saved, or had no changes.
  open func autosave(completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    guard hasUnsavedChanges, !state.contains(.closed) else { return perform(completionHandler) { _ in } }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  private func scheduleAutosave() {
    guard hasUnsavedChanges, !state.contains(.closed) else {
      autosaveTimer?.cancel()
      autosaveTimer = nil
      return
    }
    guard autosaveTimer == nil else { return }
    autosaveTimer = AppRuntime.shared.timers.schedule(after: Self.autosaveDelay) { [weak self] in
      self?.autosaveTimer = nil
      self?.autosave()
    }
  }

  /// Writes the data of the document to a temporary file, which then replaces the file.
  ///
  /// - Parameters:
  ///   - contents: The data.
  ///   - additionalFileAttributes: The attributes of the file.
  ///   - url: The file.
  ///   - saveOperation: A value that indicates whether the file exists.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    let manager = FileManager.default
    let folder = url.deletingLastPathComponent()
    let temporary = folder.appendingPathComponent(".\(UUID().uuidString)-\(url.lastPathComponent)")
    defer { try? manager.removeItem(at: temporary) }
    let exists = manager.fileExists(atPath: url.path)
    try writeContents(contents, to: temporary, for: saveOperation, originalContentsURL: exists ? url : nil)
    // Replaces the file in one step, so that there is always one.
    guard rename(temporary.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    let attributes = additionalFileAttributes as? [FileAttributeKey: Any] ?? [:]
    if !attributes.isEmpty { try manager.setAttributes(attributes, ofItemAtPath: url.path) }
  }

  /// Writes the data of the document to a file.
  ///
  /// - Parameters:
  ///   - contents: The data.
  ///   - url: The file.
  ///   - saveOperation: A value that indicates whether the document has a file.
  ///   - originalContentsURL: The file of the document; `nil` if there is none.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data ?? (contents as? NSData).map({ Data(referencing: $0) }) else {
      throw CocoaError(.fileWriteUnknown)
    }
    try data.write(to: url)
  }

  /// Returns the attributes of the file that is written.
  ///
  /// The default implementation returns none.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

  // MARK: - Handling Errors

  /// Called when reading or writing has failed.
  ///
  /// The default implementation calls ``finishedHandlingError(_:recovered:)``.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - userInteractionPermitted: A Boolean value that indicates whether the error can be presented.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }

  /// Called when an error was handled. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - recovered: A Boolean value that indicates whether the problem was solved.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  private static func modificationDate(of url: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.modificationDate] as? Date
  }
}
