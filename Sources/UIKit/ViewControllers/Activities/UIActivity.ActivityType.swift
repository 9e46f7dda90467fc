extension UIActivity {
  /// An identifier of a type of service.
  ///
  /// Apart from ``copyToPasteboard``, the types belong to services of the system and of other apps, which are not
  /// available here.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates a type with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type with an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> ActivityType { ActivityType("com.apple.UIKit.activity.\(name)") }

    /// Copies the items to the general pasteboard.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// Sends the items with AirDrop.
    public static let airDrop = system("AirDrop")
    /// Sends the items in a message.
    public static let message = system("Message")
    /// Sends the items in an email.
    public static let mail = system("Mail")
    /// Prints the items.
    public static let print = system("Print")
    /// Assigns an image to a contact.
    public static let assignToContact = system("AssignToContact")
    /// Saves an image or a video to the photo library.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// Adds a URL to the reading list of Safari.
    public static let addToReadingList = system("AddToReadingList")
    /// Opens a document in Books.
    public static let openInIBooks = system("OpenInIBooks")
    /// Creates a PDF from the items.
    public static let markupAsPDF = system("MarkupAsPDF")
    /// Posts the items to Facebook.
    public static let postToFacebook = system("PostToFacebook")
    /// Posts the items to Twitter.
    public static let postToTwitter = system("PostToTwitter")
    /// Posts the items to Weibo.
    public static let postToWeibo = system("PostToWeibo")
    /// Posts the items to Vimeo.
    public static let postToVimeo = system("PostToVimeo")
    /// Posts images to Flickr.
    public static let postToFlickr = system("PostToFlickr")
    /// Posts a video to Tencent Weibo.
    public static let postToTencentWeibo = system("TencentWeibo")
  }
}
