/// The saved state of an app's interface, as data that another process can restore.
struct SavedState: Codable, Sendable {
  /// A value that was encoded with a key.
  enum Value: Codable, Sendable {
    case none
    case bool(Bool)
    case integer(Int64)
    case real(Double)
    case bytes(Data)
    /// An object that adopts `NSCoding`, as an archive.
    case archive(Data)
    case reference(RestorationPath)
    case references([RestorationPath])
    case storyboard(Storyboard)
  }

  /// The location of a storyboard.
  struct Storyboard: Codable, Hashable, Sendable {
    let name: String
    let bundlePath: String
  }

  /// The state of one object.
  struct Record: Codable, Sendable {
    let path: RestorationPath
    var values: [String: Value] = [:]
    /// The name of the restoration class; `nil` if there is none.
    var restorationClass: String?
    /// The storyboard from which a view controller was created, and the identifier of its scene.
    var storyboard: Storyboard?
    var scene: String?
    /// A Boolean value that indicates whether the view of a view controller was loaded.
    var isViewLoaded = false
    /// The view controller that a view controller has presented.
    var presented: RestorationPath?
    /// The styles with which a view controller was presented.
    var presentationStyle: Int?
    var transitionStyle: Int?
  }

  /// A Boolean value that indicates whether only objects that adopt `NSSecureCoding` were encoded.
  let isSecure: Bool
  /// The values of the application and its delegate.
  var application: [String: Value] = [:]
  /// The states of the objects, in the order in which they were encoded.
  var records: [Record] = []
}
