public import Foundation

/// What the containers of an interface show, as data that can be kept: the states of each, as far as they are `Codable`.
///
/// An archive is a value. It can be looked at, compared, and changed, which is how one of an older version of the app is
/// brought up to date; see ``StateRestoration``, which keeps archives and gives them back.
public struct StateArchive: Hashable, Sendable {
  /// The version of the app's states, which the app counts up when older archives do not mean the same any more.
  public var version: Int
  /// When the archive was made.
  public var date: Date
  /// The outermost containers.
  public var nodes: [Node]
  /// What could not be put into the archive, and why. This is not kept.
  public internal(set) var omissions: [String] = []

  /// Creates an archive of containers.
  public init(version: Int, date: Date, nodes: [Node]) {
    self.version = version
    self.date = date
    self.nodes = nodes
  }

  /// One container: what it shows, and what is inside of that.
  public struct Node: Hashable, Sendable, Codable {
    /// The name of the type of the states.
    public var typeName: String
    /// Whether the states are a whole stack, the lowest first, and not the one that is shown.
    public var isStack: Bool
    /// The states, each as JSON text.
    public var states: [String]
    /// The containers inside of what is shown.
    public var content: [Node]
    /// What is inside of states that are not shown: of tabs that were opened before.
    public var branches: [Branch]

    /// Creates a container's part of an archive.
    public init(typeName: String, isStack: Bool, states: [String], content: [Node] = [], branches: [Branch] = []) {
      self.typeName = typeName
      self.isStack = isStack
      self.states = states
      self.content = content
      self.branches = branches
    }
  }

  /// The containers inside of a state that is not shown.
  public struct Branch: Hashable, Sendable, Codable {
    /// The state, as JSON text.
    public var state: String
    /// The containers.
    public var content: [Node]

    /// Creates a part of an archive for a state that is not shown.
    public init(state: String, content: [Node]) {
      self.state = state
      self.content = content
    }
  }
}

// MARK: - As Bytes

extension StateArchive: Codable {
  /// How archives are written; this counts up when it changes.
  private static let format = 1
  /// The size in bytes from which on data is not looked at.
  public static let maximumSize = 1 << 20
  /// The number of states from which on an archive is not taken for one that an app has made.
  public static let maximumStates = 1_000

  private enum CodingKeys: String, CodingKey { case format, version, date, nodes }

  /// Reads an archive, of a format that is known.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(Int.self, forKey: .format)
    guard format == Self.format else { throw StateArchiveError.unknownFormat(format) }
    version = try container.decode(Int.self, forKey: .version)
    date = Date(timeIntervalSinceReferenceDate: try container.decode(Double.self, forKey: .date))
    nodes = try container.decode([Node].self, forKey: .nodes)
  }

  /// Writes the archive.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(version, forKey: .version)
    try container.encode(date.timeIntervalSinceReferenceDate, forKey: .date)
    try container.encode(nodes, forKey: .nodes)
  }

  /// The archive as bytes. The same archive always gives the same.
  public func data() -> Data {
    guard let text = try? StateCoding.text(of: self) else {
      preconditionFailure(
        "an archive holds nothing but texts and numbers, but could not be written; please report this")
    }
    return Data(text.utf8)
  }

  /// Reads an archive from bytes, wherever they come from.
  ///
  /// - Throws: What is wrong with them.
  public init(data: Data) throws(StateArchiveError) {
    guard data.count <= Self.maximumSize else { throw .tooLarge(bytes: data.count) }
    do {
      self = try StateCoding.value(of: StateArchive.self, data)
    } catch let error as StateArchiveError {
      throw error
    } catch {
      throw .malformed(StateCoding.description(of: error))
    }
    let count = nodes.reduce(0) { $0 + $1.stateCount }
    guard count <= Self.maximumStates else { throw .tooManyStates(count) }
    guard date.timeIntervalSinceReferenceDate.isFinite else { throw .malformed("The date is not a number.") }
  }
}

extension StateArchive.Node {
  fileprivate var stateCount: Int {
    states.count + content.reduce(0) { $0 + $1.stateCount }
      + branches.reduce(0) { $0 + 1 + $1.content.reduce(0) { $0 + $1.stateCount } }
  }
}
