extension UIStoryboard {
  /// Validates the contents of a storyboard.
  ///
  /// Throws the error with which ``init(name:bundle:)`` would end the process.
  ///
  /// - Note: Not API of Apple's, where a file is validated when it is compiled.
  public static func _runtimeValidate(_ data: Data, named file: String) throws(_RuntimeInterfaceError) {
    _ = try InterfaceDocument(data, file: file, kind: .storyboard)
  }

  /// Validates a storyboard file.
  ///
  /// Throws the error with which ``init(name:bundle:)`` would end the process.
  public static func _runtimeValidate(contentsOf file: URL) throws(_RuntimeInterfaceError) {
    try _runtimeValidate(InterfaceFile.contents(of: file), named: file.lastPathComponent)
  }
}

extension UINib {
  /// Validates the contents of a nib.
  ///
  /// Throws the error with which ``instantiate(withOwner:options:)`` would end the process.
  ///
  /// - Note: Not API of Apple's, where a file is validated when it is compiled.
  public static func _runtimeValidate(_ data: Data, named file: String) throws(_RuntimeInterfaceError) {
    _ = try InterfaceDocument(data, file: file, kind: .nib)
  }

  /// Validates a nib file.
  ///
  /// Throws the error with which ``instantiate(withOwner:options:)`` would end the process.
  public static func _runtimeValidate(contentsOf file: URL) throws(_RuntimeInterfaceError) {
    try _runtimeValidate(InterfaceFile.contents(of: file), named: file.lastPathComponent)
  }
}
