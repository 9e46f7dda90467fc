extension UTType {
  // MARK: - Documents and Personal Data

  /// A document in PDF.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// A document in the Rich Text Format with attachments.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// A document in the Rich Text Format with attachments, as data.
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  /// A web page with its resources.
  public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
  /// A book in EPUB.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// A spreadsheet.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// A presentation.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// A database.
  public static var database: UTType { UTType(known: "public.database") }
  /// A message.
  public static var message: UTType { UTType(known: "public.message") }
  /// An email message.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// Information about a person or an organization.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// A contact in vCard.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// An item of a list of tasks.
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  /// An event of a calendar.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// A location on the internet.
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
  /// A location on the internet in a file of Windows.
  public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
  /// The metadata with which a link is presented.
  public static var linkPresentationMetadata: UTType { UTType(known: "com.apple.linkpresentation.metadata") }
  /// A bookmark.
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  /// A font.
  public static var font: UTType { UTType(known: "public.font") }
  /// Keys and certificates in PKCS #12.
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
  /// A certificate in X.509.
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
}
