extension TypeCatalog {
  /// The declarations of text with and without markup.
  static let texts: [TypeDeclaration] = [
    .type("public.text", "public.data public.content", "text"),
    .type("public.plain-text", "public.text", "text", files: "txt text", mime: "text/plain"),
    .type("public.utf8-plain-text", "public.plain-text"),
    .type("public.utf16-external-plain-text", "public.plain-text"),
    .type("public.utf16-plain-text", "public.plain-text"),
    .type("public.delimited-values-text", "public.text", "delimited text"),
    .type(
      "public.comma-separated-values-text", "public.delimited-values-text", "comma-separated values", files: "csv",
      mime: "text/csv text/comma-separated-values"),
    .type(
      "public.tab-separated-values-text", "public.delimited-values-text", "tab-separated values", files: "tsv",
      mime: "text/tab-separated-values"),
    .type("public.utf8-tab-separated-values-text", "public.tab-separated-values-text public.utf8-plain-text"),
    .type("public.rtf", "public.text", "RTF document", files: "rtf", mime: "text/rtf application/rtf"),
    .type("public.html", "public.text", "HTML document", files: "html htm shtml", mime: "text/html"),
    .type("public.xml", "public.text", "XML document", files: "xml", mime: "application/xml text/xml"),
    .type("public.yaml", "public.text", "YAML document", files: "yml yaml", mime: "application/x-yaml text/yaml"),
    .type("public.css", "public.text", "CSS style sheet", files: "css", mime: "text/css"),
    .type("public.json", "public.text", "JSON document", files: "json", mime: "application/json"),
    .type("public.geojson", "public.json", "GeoJSON document", files: "geojson", mime: "application/geo+json"),
    .type("com.apple.property-list", "public.data", "property list", files: "plist"),
    .type("com.apple.xml-property-list", "public.xml com.apple.property-list", "XML property list"),
    .type("com.apple.binary-property-list", "com.apple.property-list", "binary property list"),
    .type("public.log", "", "log"),
    .type("com.apple.log", "public.plain-text public.log", "log", files: "log"),
    .type(
      "net.daringfireball.markdown", "public.plain-text", "Markdown document", files: "md markdown",
      mime: "text/markdown"),
  ]
}
