import Dispatch

/// An item of a paste, which reports its result once.
@MainActor
class TextPasteItem: NSObject, UITextPasteItem {
  /// What is inserted for an item.
  enum Result {
    case nothing
    case text(NSAttributedString)
    /// A token of a search field.
    case token(UISearchToken)
  }

  let itemProvider: NSItemProvider
  let localObject: Any?
  let defaultAttributes: [NSAttributedString.Key: Any]
  private let keepsStyle: Bool
  /// The closure that receives the result; `nil` when a result was set.
  private var completion: ((Result) -> Void)?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - source: The pasted or dropped item.
  ///   - attributes: The attributes of plain text.
  ///   - keepsStyle: Whether the default result has the attributes with which the text is provided.
  ///   - completion: A closure that receives the result.
  required init(
    _ source: TextPaste.Source, attributes: [NSAttributedString.Key: Any], keepsStyle: Bool,
    completion: @escaping (Result) -> Void
  ) {
    itemProvider = source.itemProvider
    localObject = source.localObject
    defaultAttributes = attributes
    self.keepsStyle = keepsStyle
    self.completion = completion
  }

  /// Returns the closure that receives the result, the first time.
  final func take() -> ((Result) -> Void)? {
    defer { completion = nil }
    return completion
  }

  private func plain(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: defaultAttributes)
  }

  // MARK: - Setting the Result

  func setResult(string: String) { take()?(.text(plain(string))) }

  func setResult(attributedString string: NSAttributedString) {
    take()?(.text(NSAttributedString(attributedString: string)))
  }

  func setResult(attachment textAttachment: NSTextAttachment) {
    // The attributes are those of text that is typed after the attachment.
    take()?(.text(NSAttributedString(attachment: textAttachment).completed(with: defaultAttributes)))
  }

  func setNoResult() { take()?(.nothing) }

  func setDefaultResult() {
    guard let completion = take() else { return }
    if keepsStyle, let styled = itemProvider.styledText {
      completion(.text(styled.completed(with: defaultAttributes)))
    } else if keepsStyle, itemProvider.canLoadObject(ofClass: NSAttributedString.self) {
      let delivery = Delivery(self, completion)
      itemProvider.loadObject(ofClass: NSAttributedString.self) { object, _ in
        delivery.deliver((object as? NSAttributedString).flatMap { SharedItem($0) })
      }
    } else if itemProvider.canLoadObject(ofClass: NSString.self) {
      let delivery = Delivery(self, completion)
      _ = itemProvider.loadObject(ofClass: String.self) { text, _ in delivery.deliver(text) }
    } else if itemProvider.canLoadObject(ofClass: NSURL.self) {
      let delivery = Delivery(self, completion)
      _ = itemProvider.loadObject(ofClass: URL.self) { url, _ in delivery.deliver(url?.absoluteString) }
    } else {
      completion(.nothing)
    }
  }

  /// The delivery of a default result on the main queue.
  @MainActor
  private final class Delivery {
    private let item: TextPasteItem
    private let completion: (Result) -> Void

    init(_ item: TextPasteItem, _ completion: @escaping (Result) -> Void) {
      self.item = item
      self.completion = completion
    }

    private func complete(_ text: NSAttributedString?) { completion(text.map { .text($0) } ?? .nothing) }

    nonisolated func deliver(_ text: String?) {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.complete(text.map(self.item.plain)) } }
    }

    nonisolated func deliver(_ shared: SharedItem?) {
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          let text = shared?.object as? NSAttributedString
          self.complete(text?.completed(with: self.item.defaultAttributes))
        }
      }
    }
  }
}

extension NSItemProvider {
  /// The text with the attributes with which it was copied in the app.
  fileprivate var styledText: NSAttributedString? {
    representations.first { $0.typeIdentifier == PasteboardTypes.styledText }?.shared?.object as? NSAttributedString
  }
}
