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

  /// Constants that specify the quality of movies.
  public enum QualityType: Int, Sendable {
    /// The highest quality of the camera.
    case typeHigh = 0
    /// A quality for Wi-Fi networks.
    case typeMedium = 1
    /// A quality for cellular networks.
    case typeLow = 2
    /// The VGA format.
    case type640x480 = 3
    /// The format iFrame with 1280 × 720 pixels.
    case typeIFrame1280x720 = 4
    /// The format iFrame with 960 × 540 pixels.
    case typeIFrame960x540 = 5
  }

  /// Constants that specify the format of the file of a photo that the user has selected.
  public enum ImageURLExportPreset: Int, Sendable {
    /// A format that all apps can read.
    case compatible = 0
    /// The format in which the photo is stored.
    case current = 1
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
    /// The photo's asset in the photo library, which no information contains because the framework Photos is missing.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The URL of the photo in the assets library, which no information contains because there is no such library.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The photo with its movement, which no information contains because there are only still photos.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The metadata of a photo that was taken with the camera, which no information contains because there is no
    /// camera.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The URL of a movie, which no information contains because there are no movies.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }
}
