extension TypeCatalog {
  /// The declarations of documents, messages, contacts, and credentials.
  static let documents: [TypeDeclaration] = [
    .type(
      "com.adobe.pdf", "public.data public.composite-content", "PDF document", files: "pdf", mime: "application/pdf"),
    .type(
      "com.apple.rtfd", "com.apple.package public.composite-content", "RTF document with attachments", files: "rtfd"),
    .type("com.apple.flat-rtfd", "public.data public.composite-content", "RTF document with attachments"),
    .type(
      "com.apple.webarchive", "public.data public.composite-content", "web archive", files: "webarchive",
      mime: "application/x-webarchive"),
    .type(
      "org.idpf.epub-container", "public.data public.composite-content", "EPUB document", files: "epub",
      mime: "application/epub+zip"),
    .type("public.spreadsheet", "public.content", "spreadsheet"),
    .type("public.presentation", "public.composite-content", "presentation"),
    .type("public.database", "", "database"),
    .type("public.message", "", "message"),
    .type("public.email-message", "public.message", "email message"),
    .type("public.contact", "", "contact"),
    .type(
      "public.vcard", "public.text public.contact", "vCard", files: "vcf vcard",
      mime: "text/vcard text/x-vcard text/directory"),
    .type("public.to-do-item", "", "to-do item"),
    .type("public.calendar-event", "", "calendar event"),
    .type("com.apple.internet-location", "public.data", "internet location", files: "inetloc"),
    .type("com.microsoft.internet-shortcut", "public.data", "internet shortcut", files: "url"),
    .type("com.apple.linkpresentation.metadata", "public.data", "link metadata"),
    .type("public.bookmark", "", "bookmark"),
    .type("public.font", "", "font"),
    .type("com.rsa.pkcs-12", "public.data", "PKCS #12 file", files: "p12 pfx", mime: "application/x-pkcs12"),
    .type(
      "public.x509-certificate", "public.data", "certificate", files: "cer crt der pem",
      mime: "application/x-x509-ca-cert application/pkix-cert"),
    .type("public.truetype-ttf-font", "public.data public.font", "TrueType font", files: "ttf", mime: "font/ttf"),
    .type("public.opentype-font", "public.data public.font", "OpenType font", files: "otf", mime: "font/otf"),
    .type(
      "com.apple.mail.email", "public.data public.email-message", "email message", files: "eml", mime: "message/rfc822"),
    .type("com.apple.ical.ics", "public.text public.calendar-event", "calendar", files: "ics", mime: "text/calendar"),
    .type(
      "com.microsoft.word.doc", "public.data public.composite-content", "Word document", files: "doc dot",
      mime: "application/msword"),
    .type(
      "org.openxmlformats.wordprocessingml.document", "public.data public.composite-content", "Word document",
      files: "docx", mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
    .type(
      "com.microsoft.excel.xls", "public.data public.spreadsheet", "Excel document", files: "xls",
      mime: "application/vnd.ms-excel"),
    .type(
      "org.openxmlformats.spreadsheetml.sheet", "public.data public.spreadsheet", "Excel document", files: "xlsx",
      mime: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
    .type(
      "com.microsoft.powerpoint.ppt", "public.data public.presentation", "PowerPoint document", files: "ppt",
      mime: "application/vnd.ms-powerpoint"),
    .type(
      "org.openxmlformats.presentationml.presentation", "public.data public.presentation", "PowerPoint document",
      files: "pptx", mime: "application/vnd.openxmlformats-officedocument.presentationml.presentation"),
  ]
}
