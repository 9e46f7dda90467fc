import TestSupport

/// Bytes that were never a file.
enum ByteNoise {
  /// Returns random bytes, or words in a random order.
  static func make(of words: [String], _ random: inout SplitMix64) -> [UInt8] {
    let count = Int.random(in: 0..<200, using: &random)
    if Bool.random(using: &random) { return (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) } }
    return (0..<count).flatMap { _ in Array((words.randomElement(using: &random) ?? "").utf8) }
  }
}
