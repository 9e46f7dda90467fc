// The effects of symbols. They are in the module Symbols, which UIKit re-exports; the tests import UIKit alone.

@available(iOS 17.0, *)
public protocol SymbolEffect: Hashable, Sendable {}
@available(iOS 17.0, *)
public protocol DiscreteSymbolEffect {}
@available(iOS 17.0, *)
public protocol IndefiniteSymbolEffect {}
@available(iOS 17.0, *)
public protocol TransitionSymbolEffect {}
@available(iOS 17.0, *)
public protocol ContentTransitionSymbolEffect {}

@available(iOS 17.0, *)
public struct SymbolEffectConfiguration: Hashable, Sendable {}

@available(iOS 17.0, *)
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var up: AppearSymbolEffect { fatalError() }
  public var down: AppearSymbolEffect { fatalError() }
  public var byLayer: AppearSymbolEffect { fatalError() }
  public var wholeSymbol: AppearSymbolEffect { fatalError() }
}
@available(iOS 17.0, *)
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { fatalError() }
}

@available(iOS 17.0, *)
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var up: DisappearSymbolEffect { fatalError() }
  public var down: DisappearSymbolEffect { fatalError() }
  public var byLayer: DisappearSymbolEffect { fatalError() }
  public var wholeSymbol: DisappearSymbolEffect { fatalError() }
}
@available(iOS 17.0, *)
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { fatalError() }
}

@available(iOS 17.0, *)
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var up: ScaleSymbolEffect { fatalError() }
  public var down: ScaleSymbolEffect { fatalError() }
  public var byLayer: ScaleSymbolEffect { fatalError() }
  public var wholeSymbol: ScaleSymbolEffect { fatalError() }
}
@available(iOS 17.0, *)
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { fatalError() }
}

@available(iOS 17.0, *)
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var up: BounceSymbolEffect { fatalError() }
  public var down: BounceSymbolEffect { fatalError() }
  public var byLayer: BounceSymbolEffect { fatalError() }
  public var wholeSymbol: BounceSymbolEffect { fatalError() }
}
@available(iOS 17.0, *)
extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { fatalError() }
}

@available(iOS 17.0, *)
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var byLayer: PulseSymbolEffect { fatalError() }
  public var wholeSymbol: PulseSymbolEffect { fatalError() }
}
@available(iOS 17.0, *)
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { fatalError() }
}

@available(iOS 17.0, *)
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var iterative: VariableColorSymbolEffect { fatalError() }
  public var cumulative: VariableColorSymbolEffect { fatalError() }
  public var hideInactiveLayers: VariableColorSymbolEffect { fatalError() }
  public var dimInactiveLayers: VariableColorSymbolEffect { fatalError() }
  public var reversing: VariableColorSymbolEffect { fatalError() }
  public var nonReversing: VariableColorSymbolEffect { fatalError() }
}
@available(iOS 17.0, *)
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { fatalError() }
}

@available(iOS 18.0, *)
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var clockwise: WiggleSymbolEffect { fatalError() }
  public var counterClockwise: WiggleSymbolEffect { fatalError() }
  public var left: WiggleSymbolEffect { fatalError() }
  public var right: WiggleSymbolEffect { fatalError() }
  public var up: WiggleSymbolEffect { fatalError() }
  public var down: WiggleSymbolEffect { fatalError() }
  public var forward: WiggleSymbolEffect { fatalError() }
  public var backward: WiggleSymbolEffect { fatalError() }
  public var byLayer: WiggleSymbolEffect { fatalError() }
  public var wholeSymbol: WiggleSymbolEffect { fatalError() }
  public func custom(angle: Double) -> WiggleSymbolEffect { fatalError() }
}
@available(iOS 18.0, *)
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { fatalError() }
}

@available(iOS 18.0, *)
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var clockwise: RotateSymbolEffect { fatalError() }
  public var counterClockwise: RotateSymbolEffect { fatalError() }
  public var byLayer: RotateSymbolEffect { fatalError() }
  public var wholeSymbol: RotateSymbolEffect { fatalError() }
}
@available(iOS 18.0, *)
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { fatalError() }
}

@available(iOS 18.0, *)
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var plain: BreatheSymbolEffect { fatalError() }
  public var pulse: BreatheSymbolEffect { fatalError() }
  public var byLayer: BreatheSymbolEffect { fatalError() }
  public var wholeSymbol: BreatheSymbolEffect { fatalError() }
}
@available(iOS 18.0, *)
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { fatalError() }
}

@available(iOS 17.0, *)
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var downUp: ReplaceSymbolEffect { fatalError() }
  public var upUp: ReplaceSymbolEffect { fatalError() }
  public var offUp: ReplaceSymbolEffect { fatalError() }
  public var byLayer: ReplaceSymbolEffect { fatalError() }
  public var wholeSymbol: ReplaceSymbolEffect { fatalError() }
  @available(iOS 18.0, *)
  public static var downUp: ReplaceSymbolEffect { fatalError() }
  @available(iOS 18.0, *)
  public static var upUp: ReplaceSymbolEffect { fatalError() }
  @available(iOS 18.0, *)
  public static var offUp: ReplaceSymbolEffect { fatalError() }
  @available(iOS 18.0, *)
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { fatalError() }
  @available(iOS 18.0, *)
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    public var configuration: SymbolEffectConfiguration { fatalError() }
  }
}
@available(iOS 17.0, *)
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { fatalError() }
}

@available(iOS 17.0, *)
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
}
@available(iOS 17.0, *)
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { fatalError() }
}

@available(iOS 17.0, *)
public struct SymbolEffectOptions: Sendable {
  public static var `default`: SymbolEffectOptions { fatalError() }
  public static var repeating: SymbolEffectOptions { fatalError() }
  public var repeating: SymbolEffectOptions { fatalError() }
  public static var nonRepeating: SymbolEffectOptions { fatalError() }
  public var nonRepeating: SymbolEffectOptions { fatalError() }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { fatalError() }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { fatalError() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { fatalError() }
  public func speed(_ speed: Double) -> SymbolEffectOptions { fatalError() }
  @available(iOS 18.0, *)
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { fatalError() }
  @available(iOS 18.0, *)
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { fatalError() }
  @available(iOS 18.0, *)
  public struct RepeatBehavior: Sendable {
    public static var continuous: RepeatBehavior { fatalError() }
    public static var periodic: RepeatBehavior { fatalError() }
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { fatalError() }
  }
}

@available(iOS 17.0, *)
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

@available(iOS 17.0, *) @MainActor
public struct UISymbolEffectCompletionContext {
  public var isFinished: Bool { fatalError() }
  public var effect: any SymbolEffect { fatalError() }
  public private(set) weak var sender: AnyObject?
}

@available(iOS 17.0, *) @MainActor
extension UIImageView {
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {}
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {}
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {}
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {}
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {}
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {}
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {}
}

@available(iOS 17.0, *) @MainActor
extension UIBarButtonItem {
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {}
}
