extension UTType {
  // MARK: - Packages and Applications

  /// A directory that is shown as a file.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// A directory with the structure of a bundle.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// A bundle with a plug-in.
  public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
  /// An importer of metadata for Spotlight.
  public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
  /// A generator of previews for Quick Look.
  public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
  /// A service in a process of its own.
  public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
  /// A framework.
  public static var framework: UTType { UTType(known: "com.apple.framework") }
  /// An application.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// An application in a bundle.
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// An extension of an application.
  public static var applicationExtension: UTType { UTType(known: "com.apple.application-and-system-extension") }
  /// An executable file of Unix.
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
  /// An executable file of Windows.
  public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
  /// A pane of the system's settings.
  public static var systemPreferencesPane: UTType { UTType(known: "com.apple.systempreference.prefpane") }
}
