extension UIStoryboard {
  /// Checks the contents of a storyboard: throws the error with which ``init(name:bundle:)`` would stop.
  ///
  /// - Note: Not API of Apple's, where a file is checked when it is compiled.
  public static func _runtimeValidate(_ data: Data, named file: String) throws(_RuntimeInterfaceError) {
    _ = try InterfaceDocument(data, file: file, kind: .storyboard)
  }

  /// Checks a storyboard file: throws the error with which ``init(name:bundle:)`` would stop.
  public static func _runtimeValidate(contentsOf file: URL) throws(_RuntimeInterfaceError) {
    try _runtimeValidate(InterfaceFile.contents(of: file), named: file.lastPathComponent)
  }
}

extension UINib {
  /// Checks the contents of a nib: throws the error with which ``instantiate(withOwner:options:)`` would stop.
  ///
  /// - Note: Not API of Apple's, where a file is checked when it is compiled.
  public static func _runtimeValidate(_ data: Data, named file: String) throws(_RuntimeInterfaceError) {
    _ = try InterfaceDocument(data, file: file, kind: .nib)
  }

  /// Checks a nib file: throws the error with which ``instantiate(withOwner:options:)`` would stop.
  public static func _runtimeValidate(contentsOf file: URL) throws(_RuntimeInterfaceError) {
    try _runtimeValidate(InterfaceFile.contents(of: file), named: file.lastPathComponent)
  }
}
