extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// A name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the screen that a sheet may have.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    private enum Height {
      case medium
      case large
      case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    }

    private let height: Height
    /// The detent's name.
    public let identifier: Identifier

    private init(_ identifier: Identifier, _ height: Height) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    /// Returns a detent at about half the screen's height.
    public class func medium() -> UISheetPresentationController.Detent { Detent(.medium, .medium) }

    /// Returns a detent at the sheet's full height.
    public class func large() -> UISheetPresentationController.Detent { Detent(.large, .large) }

    /// Returns a detent whose height the app computes, without the safe area at the bottom; `nil` disables it.
    public class func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      customCount += 1
      return Detent(identifier ?? Identifier("custom-\(customCount)"), .custom(resolver))
    }
    private static var customCount = 0

    /// Returns the detent's height in an environment; `nil` if it is inactive there.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      switch height {
      // In little height there is no half.
      case .medium:
        context.containerTraitCollection.verticalSizeClass == .compact ? nil : context.maximumDetentValue * 0.54
      case .large: context.maximumDetentValue
      case .custom(let resolver): resolver(context)
      }
    }
  }
}

/// The environment from which a detent's height is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's surroundings.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height that a detent may have.
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
