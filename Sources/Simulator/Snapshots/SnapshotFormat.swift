/// The formats in which a test compares a snapshot with its reference.
///
/// ```swift
/// await expectSnapshot(of: simulator, as: [.svg, .accessibility])
/// ```
public struct SnapshotFormat: OptionSet, Hashable, Sendable {
  /// The raw value of the formats.
  public let rawValue: Int

  /// Creates formats from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A picture of the screen, which also contains the text tree.
  public static let svg = SnapshotFormat(rawValue: 1 << 0)
  /// The tree of visible views, one per line.
  public static let text = SnapshotFormat(rawValue: 1 << 1)
  /// The accessibility elements in reading order, one per line.
  public static let accessibility = SnapshotFormat(rawValue: 1 << 2)
  /// The callbacks that the active ``LifecycleRecorder`` has recorded, one per line.
  ///
  /// For a view controller that is not on the screen yet, these are the callbacks of it and of the view controllers
  /// that belong to it, from the snapshot on.
  public static let lifecycle = SnapshotFormat(rawValue: 1 << 3)

  /// The formats of the set, in the order in which they are compared.
  var members: [SnapshotFormat] { [.svg, .text, .accessibility, .lifecycle].filter(contains) }

  /// The file extension of the references.
  var fileExtension: String {
    switch self {
    case .svg: "svg"
    case .accessibility: "accessibility.txt"
    case .lifecycle: "lifecycle.txt"
    default: "txt"
    }
  }
}
