/// One way in which an item provider provides its content: a type, and a closure that loads the data.
///
/// The handlers that an app registers are called on the queue of ``ItemLoading``.
struct ItemRepresentation: Sendable {
  typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void

  let typeIdentifier: String
  /// Begins to load the data.
  let load: @Sendable (@escaping DataHandler) -> Progress?
  /// The object itself, if it is an immutable one of UIKit's that need not be copied within the process.
  var shared: SharedItem?
  /// The object for which the item provider was created, which is loaded as it is.
  var item: ProvidedItem?
  /// The name of the file with the content, without its extension.
  var fileName: String?

  /// Returns an object of a class if it can be used without loading data.
  func sharedObject(of type: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    guard let object = shared?.object else { return nil }
    let metatype: AnyClass = type
    return sequence(first: Swift.type(of: object) as AnyClass, next: { _getSuperclass($0) }).contains { $0 == metatype }
      ? object : nil
  }
}

/// A class that reads representations.
// Unchecked because the protocol cannot express it: a class is immutable, and its conformance belongs to no actor.
struct ReadingClass: @unchecked Sendable {
  let type: any NSItemProviderReading.Type
}

/// An immutable object of UIKit's that is provided as it is, because the process does not change.
///
/// The drawing of an image has no encoded form, a dynamic color would lose its variants, and a text its attributes.
// Unchecked because the existential type cannot express it: the objects are images, colors, and attributed strings that
// were copied, which are immutable.
struct SharedItem: @unchecked Sendable {
  let object: any NSItemProviderReading

  /// Creates a shared item for an image, a color, or an attributed string; returns `nil` for other objects.
  init?(_ object: any NSItemProviderWriting) {
    if let text = object as? NSAttributedString {
      self.object = NSAttributedString(attributedString: text)
      return
    }
    guard object is UIImage || object is UIColor, let object = object as? any NSItemProviderReading else { return nil }
    self.object = object
  }
}
