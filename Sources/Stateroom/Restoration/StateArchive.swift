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
  /// The number of containers that may be nested in an archive. Coders refuse data that is nested more deeply.
  public static let maximumDepth = 120

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

  /// Returns the archive as bytes. The same archive always gives the same bytes.
  ///
  /// An archive that was made of containers can be written, unless its date is not finite.
  ///
  /// - Throws: ``StateArchiveError/tooDeep`` or ``StateArchiveError/dateIsNotFinite``.
  public func data() throws(StateArchiveError) -> Data {
    if let problem { throw problem }
    do {
      return Data(try StateCoding.text(of: self).utf8)
    } catch {
      throw .malformed("\(error)")
    }
  }

  /// What makes the archive one that cannot be written, or should not have been.
  private var problem: StateArchiveError? {
    if !date.timeIntervalSinceReferenceDate.isFinite { return .dateIsNotFinite }
    return nodes.contains { $0.isDeeper(than: Self.maximumDepth) } ? .tooDeep : nil
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
    if let problem { throw problem }
    let count = nodes.reduce(0) { $0 + $1.stateCount }
    guard count <= Self.maximumStates else { throw .tooManyStates(count) }
  }
}

extension StateArchive.Node {
  /// Goes no further down than it is asked, however deep the node is.
  fileprivate func isDeeper(than levels: Int) -> Bool {
    guard levels > 0 else { return true }
    return content.contains { $0.isDeeper(than: levels - 1) }
      || branches.contains { $0.content.contains { $0.isDeeper(than: levels - 1) } }
  }

  fileprivate var stateCount: Int {
    states.count + content.reduce(0) { $0 + $1.stateCount }
      + branches.reduce(0) { $0 + 1 + $1.content.reduce(0) { $0 + $1.stateCount } }
  }
}
