// The folders of an app, which Foundation for Linux names by its file manager only.
extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { directory(.documentDirectory) }
  /// The folder of data that can be created again.
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  /// The folder of the app's own data.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }

  private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? URL.temporaryDirectory
  }
}
