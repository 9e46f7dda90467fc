import Foundation

/// An object with observable properties.
///
/// Only UIKit's classes that report changes conform. An object of the app's own has no `observe` method, because
/// nothing would report its changes: without Objective-C there are no `@objc dynamic` properties.
public protocol _KeyValueCodingAndObserving {}

extension CALayer: _KeyValueCodingAndObserving {}

// A key path has the class of the object, which can be the app's, as its root, and equals only key paths with the same
// root. So the method compares it with key paths that have `Self` as their root.

extension _KeyValueCodingAndObserving where Self: CALayer {
  @MainActor static var observableOfLayer: [ObservableProperty] {
    [
      .init(\Self.position, \CALayer.position), .init(\Self.bounds, \CALayer.bounds),
      .init(\Self.frame, \CALayer.frame), .init(\Self.transform, \CALayer.transform),
      .init(\Self.zPosition, \CALayer.zPosition), .init(\Self.anchorPoint, \CALayer.anchorPoint),
      .init(\Self.anchorPointZ, \CALayer.anchorPointZ), .init(\Self.sublayerTransform, \CALayer.sublayerTransform),
      .init(\Self.isHidden, \CALayer.isHidden), .init(\Self.opacity, \CALayer.opacity),
      .init(\Self.backgroundColor, \CALayer.backgroundColor), .init(\Self.cornerRadius, \CALayer.cornerRadius),
      .init(\Self.borderWidth, \CALayer.borderWidth), .init(\Self.borderColor, \CALayer.borderColor),
      .init(\Self.masksToBounds, \CALayer.masksToBounds), .init(\Self.shadowColor, \CALayer.shadowColor),
      .init(\Self.shadowOpacity, \CALayer.shadowOpacity), .init(\Self.shadowOffset, \CALayer.shadowOffset),
      .init(\Self.shadowRadius, \CALayer.shadowRadius), .init(\Self.shadowPath, \CALayer.shadowPath),
      .init(\Self.contents, \CALayer.contents), .init(\Self.contentsRect, \CALayer.contentsRect),
      .init(\Self.contentsCenter, \CALayer.contentsCenter), .init(\Self.contentsScale, \CALayer.contentsScale),
      .init(\Self.contentsGravity, \CALayer.contentsGravity), .init(\Self.sublayers, \CALayer.sublayers),
      .init(\Self.mask, \CALayer.mask),
    ]
  }

  /// Calls a closure whenever a property is set to another value.
  ///
  /// A layer reports its geometry, its opacity, colors, border, corners, shadow, transforms and contents, its
  /// ``CALayer/mask``, and the ``CALayer/sublayers`` that are added to it.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    KeyValueObservers.shared.observe(self, keyPath, of: Self.observableOfLayer, options, changeHandler)
  }
}

extension CALayer {
  /// The properties that a layer reports.
  package static let observableKeyPaths: [AnyKeyPath] = CALayer.observableOfLayer.map(\.declaration)
}
