import Foundation

/// The encoding of states as JSON text.
enum StateCoding {
  static func text(of value: any Encodable) throws -> String {
    let encoder = JSONEncoder()
    // Sorted keys give the same states the same text every time.
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func value<Value: Decodable>(of type: Value.Type, _ data: Data) throws -> Value {
    try JSONDecoder().decode(type, from: data)
  }

  static func value(of type: any Decodable.Type, _ text: String) throws -> Any {
    func open<Value: Decodable>(_ type: Value.Type) throws -> Any { try value(of: type, Data(text.utf8)) }
    return try open(type)
  }

  /// Returns a description of a decoding error, with the place at which it occurred.
  static func description(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      return "\(place(context.codingPath))\(context.debugDescription)"
    case .keyNotFound(let key, let context): return "\(place(context.codingPath))There is no \"\(key.stringValue)\"."
    @unknown default: return "\(error)"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    let names = path.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }
    return names.isEmpty ? "" : "At \(names.joined(separator: ".")): "
  }
}
