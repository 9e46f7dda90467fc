public import Foundation

/// The states that the containers of an interface show, as data that can be stored.
///
/// Only states that are `Codable` are archived. An archive is a value that can be inspected, compared and changed, so
/// that an app can update an archive of one of its earlier versions. ``StateRestoration`` stores and restores archives.
public struct StateArchive: Hashable, Sendable {
  /// The version of the app's states.
  ///
  /// The app increases the version when older archives no longer have the same meaning.
  public var version: Int
  /// The date on which the archive was created.
  public var date: Date
  /// The outermost containers.
  public var nodes: [Node]
  /// Descriptions of what could not be archived, with the reasons.
  ///
  /// They are not encoded.
  public internal(set) var omissions: [String] = []

  /// Creates an archive of containers.
  ///
  /// - Parameters:
  ///   - version: The version of the app's states.
  ///   - date: The date of the archive.
  ///   - nodes: The outermost containers.
  public init(version: Int, date: Date, nodes: [Node]) {
    self.version = version
    self.date = date
    self.nodes = nodes
  }

  /// The part of an archive for one container: its states, and the containers inside it.
  public struct Node: Hashable, Sendable, Codable {
    /// The name of the type of the states, with its module and the types around it.
    ///
    /// An example is `App.Detail.Route`. If no container in reach has states of that type, the name without the module
    /// and the types around it is accepted as well, which archives of earlier versions of the library contain, unless
    /// it is that of several types. An app that moves a type to another module changes the name when it migrates an
    /// archive.
    public var typeName: String
    /// A Boolean value that indicates whether the states are a whole stack, the lowest first.
    ///
    /// If the value is `false`, the only state is the one that is shown.
    public var isStack: Bool
    /// The states, each as JSON text.
    public var states: [String]
    /// The containers inside what is shown.
    public var content: [Node]
    /// The content of states that are not shown, such as tabs that were selected before.
    public var branches: [Branch]

    /// Creates a container's part of an archive.
    ///
    /// - Parameters:
    ///   - typeName: The name of the type of the states.
    ///   - isStack: A Boolean value that indicates whether the states are a whole stack.
    ///   - states: The states, each as JSON text.
    ///   - content: The containers inside what is shown.
    ///   - branches: The content of states that are not shown.
    public init(typeName: String, isStack: Bool, states: [String], content: [Node] = [], branches: [Branch] = []) {
      self.typeName = typeName
      self.isStack = isStack
      self.states = states
      self.content = content
      self.branches = branches
    }
  }

  /// The containers inside a state that is not shown.
  public struct Branch: Hashable, Sendable, Codable {
    /// The state, as JSON text.
    public var state: String
    /// The containers inside the state.
    public var content: [Node]

    /// Creates the part of an archive for a state that is not shown.
    ///
    /// - Parameters:
    ///   - state: The state, as JSON text.
    ///   - content: The containers inside the state.
    public init(state: String, content: [Node]) {
      self.state = state
      self.content = content
    }
  }
}

// MARK: - Encoding and Decoding

extension StateArchive: Codable {
  /// The format of encoded archives.
  ///
  /// A change that gives the data of earlier versions another meaning increases it.
  private static let format = 1
  /// The maximum size of encoded data, in bytes.
  ///
  /// Larger data is neither encoded nor decoded.
  public static let maximumSize = 1 << 20
  /// The maximum number of states in an archive.
  ///
  /// An archive with more states is neither encoded nor decoded.
  public static let maximumStates = 1_000
  /// The maximum nesting of containers in an archive.
  ///
  /// Encoders and decoders refuse data that is nested more deeply.
  public static let maximumDepth = 120

  private enum CodingKeys: String, CodingKey { case format, version, date, nodes }

  /// Creates an archive by decoding from the given decoder.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: ``StateArchiveError/unknownFormat(_:)`` if the format of the archive is unknown, or an error of the
  ///   decoder.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(Int.self, forKey: .format)
    guard format == Self.format else { throw StateArchiveError.unknownFormat(format) }
    version = try container.decode(Int.self, forKey: .version)
    date = Date(timeIntervalSinceReferenceDate: try container.decode(Double.self, forKey: .date))
    nodes = try container.decode([Node].self, forKey: .nodes)
  }

  /// Encodes the archive into the given encoder.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(version, forKey: .version)
    try container.encode(date.timeIntervalSinceReferenceDate, forKey: .date)
    try container.encode(nodes, forKey: .nodes)
  }

  /// Returns the archive as data.
  ///
  /// Equal archives always have the same data.
  ///
  /// The data of every archive that can be encoded can be decoded, too.
  ///
  /// - Returns: The encoded archive.
  /// - Throws: ``StateArchiveError/tooLarge(bytes:)``, ``StateArchiveError/tooManyStates(_:)``,
  ///   ``StateArchiveError/tooDeep`` or ``StateArchiveError/dateIsNotFinite``.
  public func data() throws(StateArchiveError) -> Data {
    if let problem { throw problem }
    let text: String
    do {
      text = try StateCoding.text(of: self)
    } catch {
      throw .malformed("\(error)")
    }
    let data = Data(text.utf8)
    guard data.count <= Self.maximumSize else { throw .tooLarge(bytes: data.count) }
    return data
  }

  /// The reason why the archive cannot be encoded, or `nil` if it can be.
  ///
  /// A decoded archive is checked as well, because the reason also makes decoded data invalid.
  private var problem: StateArchiveError? {
    if !date.timeIntervalSinceReferenceDate.isFinite { return .dateIsNotFinite }
    if nodes.contains(where: { $0.isDeeper(than: Self.maximumDepth) }) { return .tooDeep }
    let count = nodes.reduce(0) { $0 + $1.stateCount }
    return count > Self.maximumStates ? .tooManyStates(count) : nil
  }

  /// Creates an archive from data of any origin.
  ///
  /// - Parameter data: The encoded archive.
  /// - Throws: The reason why the data is not a valid archive.
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
  }
}

extension StateArchive.Node {
  /// Returns whether the containers in the node are nested more deeply than a number of levels.
  ///
  /// The search ends at that level, so that its own depth is limited however deep the node is.
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
