extension UIImagePickerController {
  /// Constants that specify the source of an image picker.
  public enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary = 0
    /// The camera, which is not available.
    case camera = 1
    /// The photos that were taken or saved.
    case savedPhotosAlbum = 2
  }

  /// The keys of the information about a photo that the user has selected.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the photo's type, a string.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The photo, an image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The part of the photo that the user has selected, an image.
    ///
    /// It exists if the image picker allows editing.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle of that part in the photo, a value with a `CGRect`.
    ///
    /// It exists if the image picker allows editing.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The URL of a copy of the photo's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }
}
