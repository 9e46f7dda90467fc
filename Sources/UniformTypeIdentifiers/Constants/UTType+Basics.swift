extension UTType {
  // MARK: - Items, data, and references

  /// Files, folders, and other things in a hierarchy.
  public static var item: UTType { UTType(known: "public.item") }
  /// Content that a user can view, such as a document.
  public static var content: UTType { UTType(known: "public.content") }
  /// Content with other content in it.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// A sequence of bytes, in a file or in memory.
  public static var data: UTType { UTType(known: "public.data") }
  /// A directory: a folder, or a package.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// A directory that a user can browse.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// The root folder of a volume.
  public static var volume: UTType { UTType(known: "public.volume") }
  /// A reference to another item, such as a symbolic link.
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  /// A symbolic link.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// The place at which a volume is mounted.
  public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
  /// An alias file.
  public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
  /// The bookmark data of a URL.
  public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
  /// An item that can be executed.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// An item that can be mounted as a volume.
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  /// A URL.
  public static var url: UTType { UTType(known: "public.url") }
  /// The URL of a file.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// An archive of files and directories.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// A gzip archive.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// A bzip2 archive.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// A ZIP archive.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// An Apple Archive.
  public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
  /// A tar archive.
  public static var tarArchive: UTType { UTType(known: "public.tar-archive") }
}
