extension UIStoryboard {
  /// Checks the contents of a storyboard: throws what ``init(name:bundle:)`` would stop with.
  ///
  /// - Note: Not API of Apple's, where a file is checked when it is compiled.
  public static func _runtimeValidate(_ data: Data, named file: String) throws(_RuntimeInterfaceError) {
    _ = try InterfaceDocument(data, file: file, kind: .storyboard)
  }

  /// Checks a storyboard file: throws what ``init(name:bundle:)`` would stop with.
  public static func _runtimeValidate(contentsOf file: URL) throws(_RuntimeInterfaceError) {
    try _runtimeValidate(InterfaceFile.contents(of: file), named: file.lastPathComponent)
  }
}

extension UINib {
  /// Checks the contents of a nib: throws what ``instantiate(withOwner:options:)`` would stop with.
  ///
  /// - Note: Not API of Apple's, where a file is checked when it is compiled.
  public static func _runtimeValidate(_ data: Data, named file: String) throws(_RuntimeInterfaceError) {
    _ = try InterfaceDocument(data, file: file, kind: .nib)
  }

  /// Checks a nib file: throws what ``instantiate(withOwner:options:)`` would stop with.
  public static func _runtimeValidate(contentsOf file: URL) throws(_RuntimeInterfaceError) {
    try _runtimeValidate(InterfaceFile.contents(of: file), named: file.lastPathComponent)
  }
}
