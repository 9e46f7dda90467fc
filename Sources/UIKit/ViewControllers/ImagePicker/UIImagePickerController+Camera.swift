// The camera, which no device has here. As on a device without a camera, its availability can be determined, and its
// members are for image pickers with the source `camera` only.
extension UIImagePickerController {
  /// Constants that specify the camera of a device.
  public enum CameraDevice: Int, Sendable {
    /// The camera on the rear side.
    case rear = 0
    /// The camera on the front side.
    case front = 1
  }

  /// Constants that specify what the camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// The camera takes photos.
    case photo = 0
    /// The camera takes movies.
    case video = 1
  }

  /// Constants that specify when the camera uses its flash.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// If it is dark.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// Returns whether a camera is available, which none is.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Returns whether a camera has a flash, which none has.
  public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Returns what a camera can take, as raw values of ``CameraCaptureMode``; `nil` because there is none.
  public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// The camera of the image picker.
  ///
  /// - Precondition: The source of the image picker is the camera.
  public var cameraDevice: CameraDevice {
    get { cameraIsMissing() }
    set { cameraIsMissing() }
  }

  /// What the camera takes.
  ///
  /// - Precondition: The source of the image picker is the camera.
  public var cameraCaptureMode: CameraCaptureMode {
    get { cameraIsMissing() }
    set { cameraIsMissing() }
  }

  /// When the camera uses its flash.
  ///
  /// - Precondition: The source of the image picker is the camera.
  public var cameraFlashMode: CameraFlashMode {
    get { cameraIsMissing() }
    set { cameraIsMissing() }
  }

  /// A Boolean value that indicates whether the controls of the camera are visible.
  ///
  /// - Precondition: The source of the image picker is the camera.
  public var showsCameraControls: Bool {
    get { cameraIsMissing() }
    set { cameraIsMissing() }
  }

  /// The view in front of the image of the camera.
  ///
  /// - Precondition: The source of the image picker is the camera.
  public var cameraOverlayView: UIView? {
    get { cameraIsMissing() }
    set { cameraIsMissing() }
  }

  /// The transform of the image of the camera.
  ///
  /// - Precondition: The source of the image picker is the camera.
  public var cameraViewTransform: CGAffineTransform {
    get { cameraIsMissing() }
    set { cameraIsMissing() }
  }

  /// Takes a photo.
  ///
  /// - Precondition: The source of the image picker is the camera.
  public func takePicture() { cameraIsMissing() }

  /// Begins to record a movie, and returns whether it is recorded.
  ///
  /// - Precondition: The source of the image picker is the camera.
  @discardableResult
  public func startVideoCapture() -> Bool { cameraIsMissing() }

  /// Ends to record a movie.
  ///
  /// - Precondition: The source of the image picker is the camera.
  public func stopVideoCapture() { cameraIsMissing() }

  private func cameraIsMissing(_ member: StaticString = #function) -> Never {
    misuse(
      "UIImagePickerController.\(member): the source of the image picker is not the camera; check isSourceTypeAvailable(_:)"
    )
  }
}
