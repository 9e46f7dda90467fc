extension TypeCatalog {
  /// The declarations of the base types, and links to items.
  static let basics: [TypeDeclaration] = [
    .type("public.item", "", "item"),
    .type("public.content", "", "content"),
    .type("public.composite-content", "public.content", "mixed content"),
    .type("public.data", "public.item", "data"),
    .type("public.directory", "public.item", "directory"),
    .type("public.folder", "public.directory", "folder"),
    .type("public.volume", "public.folder", "volume"),
    .type("com.apple.resolvable", "", "reference"),
    .type("public.symlink", "public.item com.apple.resolvable", "symbolic link"),
    .type("com.apple.mount-point", "public.item com.apple.resolvable", "mount point"),
    .type("com.apple.alias-file", "public.data com.apple.resolvable", "alias"),
    .type("com.apple.bookmark", "public.data com.apple.resolvable", "bookmark data"),
    .type("public.executable", "public.item", "executable"),
    .type("public.disk-image", "", "disk image"),
    .type("public.url", "public.data", "URL"),
    .type("public.file-url", "public.url", "file URL"),
    .type("public.archive", "", "archive"),
    .type(
      "org.gnu.gnu-zip-archive", "public.data public.archive", "gzip archive", files: "gz gzip",
      mime: "application/gzip application/x-gzip"),
    .type(
      "public.bzip2-archive", "public.data public.archive", "bzip2 archive", files: "bz2 bzip2",
      mime: "application/x-bzip2 application/x-bzip"),
    .type(
      "public.zip-archive", "com.pkware.zip-archive", "ZIP archive", files: "zip",
      mime: "application/zip application/x-zip-compressed"),
    .type("com.apple.archive", "public.data public.archive", "Apple Archive", files: "aar"),
    .type("public.tar-archive", "public.data public.archive", "tar archive", files: "tar", mime: "application/x-tar"),
    .type("com.pkware.zip-archive", "public.data public.archive", "ZIP archive"),
    .type("com.apple.uikit.color", "public.data"),
  ]
}
