extension TypeCatalog {
  /// The declarations of packages, bundles, and applications.
  static let bundles: [TypeDeclaration] = [
    .type("com.apple.package", "public.directory", "package"),
    .type("com.apple.bundle", "public.directory", "bundle", files: "bundle"),
    .type("com.apple.plugin", "com.apple.bundle com.apple.package", "plug-in", files: "plugin"),
    .type("com.apple.metadata-importer", "com.apple.plugin", "Spotlight importer", files: "mdimporter"),
    .type("com.apple.quicklook-generator", "com.apple.plugin", "Quick Look generator", files: "qlgenerator"),
    .type("com.apple.xpc-service", "com.apple.bundle com.apple.package", "XPC service", files: "xpc"),
    .type("com.apple.framework", "com.apple.bundle", "framework", files: "framework"),
    .type("com.apple.application", "public.executable", "application"),
    .type(
      "com.apple.application-bundle", "com.apple.application com.apple.bundle com.apple.package", "application",
      files: "app"),
    .type(
      "com.apple.application-and-system-extension", "com.apple.xpc-service", "application extension", files: "appex"),
    .type("public.unix-executable", "public.data public.executable", "Unix executable"),
    .type(
      "com.microsoft.windows-executable", "public.data public.executable", "Windows executable", files: "exe",
      mime: "application/x-msdownload"),
    .type(
      "com.apple.systempreference.prefpane", "com.apple.package com.apple.bundle", "preference pane", files: "prefpane"),
  ]
}
