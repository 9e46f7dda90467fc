public import Foundation

extension URL {
  /// Returns a URL with a further component, whose extension is one of a type.
  ///
  /// The preferred extension of the type is added unless the name has an extension of the type.
  ///
  /// - Parameters:
  ///   - partialName: The name, such as `readme`.
  ///   - contentType: The type of the file, such as `plainText`.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    let isFolder = contentType.conforms(to: .directory)
    return appendingPathComponent(contentType.completing(partialName), isDirectory: isFolder)
  }

  /// Appends a component whose extension is one of a type.
  ///
  /// The preferred extension of the type is added unless the name has an extension of the type.
  ///
  /// - Parameters:
  ///   - partialName: The name, such as `readme`.
  ///   - contentType: The type of the file, such as `plainText`.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Returns the URL with the preferred extension of a type, unless it has an extension of the type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name = lastPathComponent
    let completed = contentType.completing(name)
    guard completed != name else { return self }
    return deletingLastPathComponent()
      .appendingPathComponent(completed, isDirectory: contentType.conforms(to: .directory))
  }

  /// Appends the preferred extension of a type, unless the URL has an extension of the type.
  public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }
}

extension UTType {
  /// Returns a name with an extension of the type.
  fileprivate func completing(_ name: String) -> String {
    let present = URL(fileURLWithPath: name).pathExtension
    let isComplete =
      !present.isEmpty
      && Self.types(tag: present, tagClass: .filenameExtension, conformingTo: nil)
        .contains { $0.isDeclared && $0.conforms(to: self) }
    guard !isComplete, let preferred = preferredFilenameExtension else { return name }
    return "\(name).\(preferred)"
  }
}
