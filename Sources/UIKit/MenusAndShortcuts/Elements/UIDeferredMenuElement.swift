/// A placeholder for menu elements that are created when the menu is displayed.
///
/// While the elements are awaited, the menu shows that they are loading. The elements are requested once and kept, or
/// for each display with ``uncached(_:)``.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private enum Elements {
    case unknown
    /// The number identifies the request, because a provider can answer an earlier one late.
    case requested(Int)
    case known([UIMenuElement])
  }

  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var elements = Elements.unknown
  private var requests = 0
  private var didChange: (() -> Void)?

  // MARK: - Creating a Deferred Element

  /// Creates an element whose provider is called once, when the element is displayed for the first time.
  ///
  /// - Parameter elementProvider: A closure that passes the elements to its argument, now or later.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(elementProvider, isCached: true)
  }

  /// Creates an element whose provider is called each time the element is displayed.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns the element itself, which keeps the elements that it has received.
  open override func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Being Displayed

  /// The elements that have been provided, or `nil` while they are awaited.
  var fulfilledElements: [UIMenuElement]? {
    if case .known(let elements) = elements { elements } else { nil }
  }

  /// Requests the elements for a menu that is displayed from now on.
  ///
  /// - Parameter change: Called when the elements arrive after this method has returned.
  func prepareForDisplay(_ change: @escaping () -> Void) {
    didChange = nil
    if case .unknown = elements { request() }
    didChange = change
  }

  /// Removes the elements that are valid for one display only.
  func endDisplay() {
    didChange = nil
    if !isCached { elements = .unknown }
  }

  private func request() {
    requests += 1
    let number = requests
    elements = .requested(number)
    provider { [weak self] provided in
      guard let self, case .requested(number) = elements else { return }
      elements = .known(provided)
      didChange?()
    }
  }
}
