import CPreviewSection

/// The place of a preview in the source, and how it is made.
///
/// `#Preview` expands to a type with this conformance. Do not adopt it yourself.
public protocol PreviewRegistry {
  /// The file of the macro, as `#fileID` is.
  static var fileID: String { get }

  /// The line of the macro.
  static var line: Int { get }

  /// The column of the macro.
  static var column: Int { get }

  /// Creates the preview.
  @MainActor
  static func makePreview() throws -> Preview
}

/// A function that writes the type of a preview, as `any PreviewRegistry.Type`, to an address.
///
/// The expansion of each `#Preview` has a constant of this type in a section of the program, in which the previews of
/// all modules are found.
public typealias PreviewRecord = @Sendable @convention(c) (UnsafeMutableRawPointer) -> Void

/// The previews in the running program.
package enum RegisteredPreviews {
  /// All previews, by files, in the order of their sources.
  package static var all: [any PreviewRegistry.Type] {
    guard let start = CPreviewSectionStart(), let end = CPreviewSectionEnd() else { return [] }
    let count = start.distance(to: end) / MemoryLayout<PreviewRecord>.stride
    // The section contains records only, which the linker has placed one after another.
    let records = UnsafeBufferPointer(start: start.assumingMemoryBound(to: PreviewRecord.self), count: count)
    let memory = UnsafeMutablePointer<any PreviewRegistry.Type>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let all = records.map { record in
      record(memory)
      return memory.move()
    }
    return all.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
  }
}
