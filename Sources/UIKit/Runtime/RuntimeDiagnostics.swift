/// Problems that UIKit reports on the console without ending the process.
package enum RuntimeDiagnostic: Hashable, Sendable {
  case unbalancedAppearanceTransition
  case refusedPresentation
  case unknownAction
  case unsatisfiableConstraints
  /// A constraint that relates positions on different axes, and has no effect.
  case invalidConstraint
  /// Views whose layout requests layout again without end.
  case layoutFeedbackLoop
  /// A key path whose changes are not reported to observers.
  case unobservableProperty
  /// A part of a storyboard or nib that has no effect.
  case interfaceContent
  /// A restoration activity that cannot be stored.
  case stateRestoration
  /// A value of an appearance proxy that has no effect.
  case appearance
}

/// The console that receives UIKit's diagnostics: standard error, or an installed handler.
@MainActor
package enum RuntimeDiagnostics {
  package static var observer: ((RuntimeDiagnostic, String) -> Void)?

  static func report(_ diagnostic: RuntimeDiagnostic, _ message: String) {
    if let observer {
      observer(diagnostic, message)
    } else {
      FileHandle.standardError.write(Data((message + "\n").utf8))
    }
  }
}
