/// The formats in which a test compares a snapshot with its reference.
///
/// ```swift
/// await expectSnapshot(of: simulator, as: [.svg, .accessibility])
/// ```
public struct SnapshotFormat: OptionSet, Hashable, Sendable {
  /// The bits of the formats.
  public let rawValue: Int

  /// Creates a set of formats from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A picture, which also contains the text tree.
  public static let svg = SnapshotFormat(rawValue: 1 << 0)
  /// The tree of visible views, one per line.
  public static let text = SnapshotFormat(rawValue: 1 << 1)
  /// The accessibility elements in reading order, one per line.
  public static let accessibility = SnapshotFormat(rawValue: 1 << 2)
  /// The callbacks that the active ``LifecycleRecorder`` has recorded, one per line.
  ///
  /// For a view controller that is not on the screen yet, these are its own callbacks from then on, and those of what
  /// belongs to it.
  public static let lifecycle = SnapshotFormat(rawValue: 1 << 3)

  /// The formats of the set, in the order in which they are compared.
  var members: [SnapshotFormat] { [.svg, .text, .accessibility, .lifecycle].filter(contains) }

  /// The end of the names of reference files.
  var fileExtension: String {
    switch self {
    case .svg: "svg"
    case .accessibility: "accessibility.txt"
    case .lifecycle: "lifecycle.txt"
    default: "txt"
    }
  }
}
