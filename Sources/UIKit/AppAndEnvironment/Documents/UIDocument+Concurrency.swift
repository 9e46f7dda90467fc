extension UIDocument {
  /// Reads the document, and returns whether it was read.
  @discardableResult
  public func open() async -> Bool { await withCheckedContinuation { next in open { next.resume(returning: $0) } } }

  /// Saves the changes of the document and closes it, and returns whether they were saved.
  @discardableResult
  public func close() async -> Bool { await withCheckedContinuation { next in close { next.resume(returning: $0) } } }

  /// Saves the document, and returns whether it was saved.
  ///
  /// - Parameters:
  ///   - url: The file, which becomes that of the document.
  ///   - saveOperation: A value that indicates whether the file exists.
  @discardableResult
  public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { next in save(to: url, for: saveOperation) { next.resume(returning: $0) } }
  }

  /// Saves the document if it has unsaved changes, and returns whether it was saved.
  @discardableResult
  public func autosave() async -> Bool {
    await withCheckedContinuation { next in autosave { next.resume(returning: $0) } }
  }

  /// Reads the document from a file, and returns whether it was read.
  @discardableResult
  public func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { next in revert(toContentsOf: url) { next.resume(returning: $0) } }
  }
}
