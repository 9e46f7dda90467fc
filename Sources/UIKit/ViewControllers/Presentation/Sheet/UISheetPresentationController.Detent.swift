extension UISheetPresentationController {
  /// An object that represents a height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// Constants that identify the detents of a sheet.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates an identifier with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier with a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The identifier of the detent at about half of the screen's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the detent at the full height of a sheet.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    private enum Height {
      case medium
      case large
      case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    }

    private let height: Height
    /// The identifier of the detent.
    public let identifier: Identifier

    private init(_ identifier: Identifier, _ height: Height) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    /// Returns a detent at about half of the screen's height.
    public class func medium() -> UISheetPresentationController.Detent { Detent(.medium, .medium) }

    /// Returns a detent at the full height of a sheet.
    public class func large() -> UISheetPresentationController.Detent { Detent(.large, .large) }

    /// Returns a detent whose height the app calculates, without the safe area at the bottom.
    ///
    /// The detent is disabled in an environment for which the closure returns `nil`.
    public class func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      customCount += 1
      return Detent(identifier ?? Identifier("custom-\(customCount)"), .custom(resolver))
    }
    private static var customCount = 0

    /// Returns the height of the detent in an environment; `nil` if it is inactive there.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      switch height {
      // A compact height has no medium detent.
      case .medium:
        context.containerTraitCollection.verticalSizeClass == .compact ? nil : context.maximumDetentValue * 0.54
      case .large: context.maximumDetentValue
      case .custom(let resolver): resolver(context)
      }
    }
  }
}

/// The environment for which the height of a detent is calculated.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of a detent.
  var maximumDetentValue: CGFloat { get }
}

final class DetentResolutionContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}
