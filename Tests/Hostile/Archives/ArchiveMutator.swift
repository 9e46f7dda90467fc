import Stateroom
import TestSupport

/// Changes archives at random: their bytes, and their structure.
struct ArchiveMutator {
  private let archive: StateArchive
  private let bytes: [UInt8]

  init(_ archive: StateArchive) throws(StateArchiveError) {
    self.archive = archive
    bytes = [UInt8](try archive.data())
  }

  /// The bytes of a seed: an archive with other nodes, with damaged bytes, or what never was an archive.
  func mutated(_ seed: UInt64) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    if seed % 16 == 15 { return ByteNoise.make(of: Self.words + Self.tokens, &random) }
    let count = Int.random(in: 1...3, using: &random)
    if seed.isMultiple(of: 2) {
      var edited = archive
      for _ in 0..<count { Self.mutate(&edited.nodes, &random) }
      // Nodes that are copied into each other three times are not too deep to be written.
      if let data = try? edited.data() { return [UInt8](data) }
    }
    var result = bytes
    for _ in 0..<count { Self.mutate(&result, &random) }
    return result
  }

  private static let words = [
    "null", "[]", "{}", "-1", "1e999", "\"\"", "true", "{\"home\":{}}", "\\u0000", "99999999999999999999",
  ]
  private static let tokens = ["{", "}", "[", "]", ",", ":", "\"format\"", "\"nodes\"", "\"states\"", "1", " "]

  /// Changes an archive that stays one.
  private static func mutate(_ nodes: inout [StateArchive.Node], _ random: inout SplitMix64) {
    guard !nodes.isEmpty else { return }
    let place = Int.random(in: nodes.indices, using: &random)
    let roll = Int.random(in: 0..<9, using: &random)
    switch roll {
    case 0, 1, 2: return mutate(&nodes[place].content, &random)
    case 3: nodes[place].states.append(words[Int.random(in: words.indices, using: &random)])
    case 4: nodes[place].states.shuffle(using: &random)
    case 5: nodes[place].isStack.toggle()
    case 6: nodes[place].typeName = ["Leaf", "Pane", "Realm", "Int", ""][Int.random(in: 0..<5, using: &random)]
    case 7:
      let states = [#"{"home":{}}"#, #"{"library":{}}"#, #"{"today":{}}"#, #"{"book":{"_0":1}}"#, #"{"book":{}}"#]
      nodes[place].states = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        states[Int.random(in: states.indices, using: &random)]
      }
    default:
      nodes.append(nodes[place])
      nodes[place].branches.append(StateArchive.Branch(state: #"{"library":{}}"#, content: nodes[place].content))
    }
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<30, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(place..<min(place + Int.random(in: 1...20, using: &random), bytes.count))
    case 2: bytes.insert(contentsOf: words[Int.random(in: words.indices, using: &random)].utf8, at: place)
    case 3: bytes.removeLast(min(Int.random(in: 1...40, using: &random), bytes.count))
    case 4:
      let end = min(place + Int.random(in: 1...40, using: &random), bytes.count)
      bytes.insert(contentsOf: bytes[place..<end], at: place)
    default:
      // Letters and digits for others, which mostly leaves it readable.
      let candidates = bytes.indices.filter { (48...57).contains(bytes[$0]) || (97...122).contains(bytes[$0]) }
      guard let chosen = candidates.randomElement(using: &random) else { return }
      let isDigit = (48...57).contains(bytes[chosen])
      bytes[chosen] = UInt8.random(in: isDigit ? 48...57 : 97...122, using: &random)
    }
  }
}
