// Settings, weights of symbols and literals that darwin-check lacks, written from Apple's documentation. Bodies are
// never run.

extension UIAccessibility {
  @MainActor public static var isGuidedAccessEnabled: Bool { fatalError() }
  @MainActor public static var isAssistiveTouchRunning: Bool { fatalError() }
  @MainActor public static var isClosedCaptioningEnabled: Bool { fatalError() }
  @MainActor public static var isMonoAudioEnabled: Bool { fatalError() }
  @MainActor public static var isSpeakSelectionEnabled: Bool { fatalError() }
  @MainActor public static var isSpeakScreenEnabled: Bool { fatalError() }
  @MainActor public static var isVideoAutoplayEnabled: Bool { fatalError() }
  @MainActor public static var isShakeToUndoEnabled: Bool { fatalError() }
}

extension UIImage.SymbolWeight {
  public func fontWeight() -> UIFont.Weight { fatalError() }
}

extension UIFont.Weight {
  public func symbolWeight() -> UIImage.SymbolWeight { fatalError() }
}

// The initializer is one of the class on Apple's platforms; see Paths.swift.
public protocol _ColorLiteral: _ExpressibleByColorLiteral {}
extension _ColorLiteral {
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) { fatalError() }
}
extension CGColor: _ColorLiteral {}
