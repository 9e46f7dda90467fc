import Foundation

// The content of views. It is reported when the app sets it; for text that the user types, text views notify their
// delegates.

extension _KeyValueCodingAndObserving where Self: UIImageView {
  /// Calls a closure whenever a property is set.
  ///
  /// An image view reports its ``UIImageView/image``, ``UIImageView/highlightedImage`` and
  /// ``UIImageView/isHighlighted`` in addition to the properties of a view.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let own: [ObservableProperty] = [
      .init(\Self.image, \UIImageView.image), .init(\Self.highlightedImage, \UIImageView.highlightedImage),
      .init(\Self.isHighlighted, \UIImageView.isHighlighted),
    ]
    return KeyValueObservers.shared.observe(self, keyPath, of: own + Self.observableOfView, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UILabel {
  /// Calls a closure whenever a property is set.
  ///
  /// A label reports its ``UILabel/text``, ``UILabel/attributedText``, ``UILabel/font``, ``UILabel/textColor``,
  /// ``UILabel/isEnabled`` and ``UILabel/isHighlighted`` in addition to the properties of a view.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let own: [ObservableProperty] = [
      .init(\Self.text, \UILabel.text), .init(\Self.attributedText, \UILabel.attributedText),
      .init(\Self.font, \UILabel.font), .init(\Self.textColor, \UILabel.textColor),
      .init(\Self.isEnabled, \UILabel.isEnabled), .init(\Self.isHighlighted, \UILabel.isHighlighted),
    ]
    return KeyValueObservers.shared.observe(self, keyPath, of: own + Self.observableOfView, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UITextView {
  /// Calls a closure whenever a property is set.
  ///
  /// A text view reports its ``UITextView/text`` and ``UITextView/attributedText`` in addition to the properties of a
  /// scroll view.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let own: [ObservableProperty] = [
      .init(\Self.text, \UITextView.text), .init(\Self.attributedText, \UITextView.attributedText),
    ]
    return KeyValueObservers.shared.observe(
      self, keyPath, of: own + Self.observableOfScrollView, options, changeHandler)
  }
}
