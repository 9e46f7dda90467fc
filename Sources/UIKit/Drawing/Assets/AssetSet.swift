/// The contents of a set in an asset catalog, which its `Contents.json` describes.
struct AssetSet: Decodable, Sendable {
  struct Properties: Decodable, Sendable {
    let providesNamespace: Bool?
    let renderingIntent: String?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
    }
  }

  /// The folder of the set.
  private(set) var folder = URL(fileURLWithPath: "/")
  let images: [AssetVariant]?
  let colors: [AssetVariant]?
  let data: [AssetVariant]?
  let properties: Properties?

  private enum CodingKeys: String, CodingKey {
    case images, colors, data, properties
  }

  /// The maximum size of a `Contents.json`, in bytes.
  ///
  /// Those of Xcode have a few kilobytes.
  private static let maximumSize = 1 << 20

  /// Reads the description in a folder, and reports problems.
  ///
  /// The result is `nil` if there is no description, or if it is malformed.
  static func read(_ folder: URL, isRequired: Bool = true) -> AssetSet? {
    let file = folder.appendingPathComponent("Contents.json")
    let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? NSNumber
    guard let size else {
      if isRequired { AssetCatalogs.report(file, "the file is missing; the asset is not found") }
      return nil
    }
    guard size.intValue <= maximumSize, let data = try? Data(contentsOf: file) else {
      AssetCatalogs.report(file, "the file cannot be read, or has more than \(maximumSize) bytes")
      return nil
    }
    do {
      var set = try JSONDecoder().decode(AssetSet.self, from: data)
      set.folder = folder
      return set
    } catch {
      AssetCatalogs.report(file, "the file is not a description of an asset, which is not found; \(explain(error))")
      return nil
    }
  }

  private static func explain(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
      return "\(path) has another type"
    default: return "it is not valid JSON"
    }
  }

  /// Returns the contents of a variant's file, which must be in the folder of the set.
  func contents(of variant: AssetVariant) -> Data? {
    guard let name = variant.filename, !name.isEmpty, !name.contains("/"), !name.contains("\0"), name != ".." else {
      return nil
    }
    let file = folder.appendingPathComponent(name)
    guard let data = try? Data(contentsOf: file) else {
      AssetCatalogs.report(file, "the file is missing; add it to the set, or remove it from Contents.json")
      return nil
    }
    return data
  }
}
