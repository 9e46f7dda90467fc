/// The lookup of storyboards and nibs in bundles.
enum InterfaceFile {
  struct Found {
    let name: String
    let data: Data
    let bundle: Bundle
  }

  /// Returns the file with a name. If it is missing, the process ends, as UIKit raises an exception.
  static func find(_ name: String, type: String, in bundle: Bundle?) -> Found {
    guard let file = lookUp(name, type: type, in: bundle) else {
      misuse(
        "Could not find a \(type == "xib" ? "nib" : type) named '\(name)' in bundle \((bundle ?? .main).bundlePath); add \(name).\(type) to the target's resources"
      )
    }
    return file
  }

  /// Returns the file with a name in a bundle.
  ///
  /// The bundles for resources that the package manager puts next to the app are searched as well.
  static func lookUp(_ name: String, type: String, in bundle: Bundle?) -> Found? {
    // A name must not contain a path.
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else { return nil }
    let candidates = bundle.map { [$0] } ?? [Bundle.main] + resourceBundles()
    for candidate in candidates {
      guard let folder = candidate.resourceURL else { continue }
      for place in ["", "Base.lproj/"] {
        let file = folder.appendingPathComponent("\(place)\(name).\(type)")
        if let data = try? contents(of: file) {
          return Found(name: file.lastPathComponent, data: data, bundle: candidate)
        }
      }
    }
    return nil
  }

  /// Returns the contents of a file, unless it exceeds the maximum size.
  static func contents(of file: URL) throws(_RuntimeInterfaceError) -> Data {
    let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? NSNumber
    guard let size, size.intValue <= InterfaceLimits.fileSize, let data = try? Data(contentsOf: file) else {
      throw _RuntimeInterfaceError(
        file: file.lastPathComponent, line: nil, element: nil,
        problem: size == nil
          ? "there is no such file; check its name"
          : "the file cannot be read, or has more than \(InterfaceLimits.fileSize) bytes")
    }
    return data
  }

  private static func resourceBundles() -> [Bundle] {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().compactMap {
      Bundle(url: folder.appendingPathComponent($0))
    }
  }
}
