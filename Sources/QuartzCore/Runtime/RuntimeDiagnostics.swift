import Synchronization

/// Problems that UIKit reports on the console without ending the process.
package enum RuntimeDiagnostic: Hashable, Sendable {
  case unbalancedAppearanceTransition
  case refusedPresentation
  case unknownAction
  case unsatisfiableConstraints
  /// Constraints in a cell that allow a height of 0 without determining it.
  case ambiguousHeight
  /// A constraint that relates positions on different axes, and has no effect.
  case invalidConstraint
  /// Views whose layout requests layout again without end.
  case layoutFeedbackLoop
  /// A key path whose changes are not reported to observers.
  case unobservableProperty
  /// A part of a storyboard or nib that has no effect.
  case interfaceContent
  /// A file of an asset catalog that cannot be read.
  case assetCatalog
  /// An image that cannot be encoded in a format.
  case imageEncoding
  /// A name of a system symbol that is not available.
  case unknownSymbol
  /// A setting of the app's `Info.plist` that has no effect.
  case appInformation
  /// A restoration activity that cannot be stored.
  case stateRestoration
  /// An identifier that is added to a snapshot that already contains it.
  case repeatedIdentifier
  /// A value of an appearance proxy that has no effect.
  case appearance
  /// A language whose spelling cannot be checked.
  case missingDictionary
  /// A call that has no effect in the version of iOS whose behavior the runtime has.
  case ineffectiveCall
}

/// The console that receives UIKit's diagnostics: standard error, or an installed handler.
@MainActor
package enum RuntimeDiagnostics {
  package static var observer: ((RuntimeDiagnostic, String) -> Void)?

  package static func report(_ diagnostic: RuntimeDiagnostic, _ message: String) {
    if let observer {
      observer(diagnostic, message)
    } else {
      FileHandle.standardError.write(Data((message + "\n").utf8))
    }
  }

  private nonisolated static let reported = Mutex<Set<String>>([])

  /// Reports a problem of a subject, such as a file, the first time it occurs, from any thread.
  package nonisolated static func reportOnce(
    _ diagnostic: RuntimeDiagnostic, about subject: String, _ message: String
  ) {
    guard reported.withLock({ $0.insert("\(diagnostic) \(subject)").inserted }) else { return }
    reportFromAnyThread(diagnostic, message)
  }

  /// Reports a problem from any thread.
  package nonisolated static func reportFromAnyThread(_ diagnostic: RuntimeDiagnostic, _ message: String) {
    if MainActorDeinit.isOnMainActor {
      MainActor.assumeIsolated { report(diagnostic, message) }
    } else {
      // The main actor can be waiting for this thread.
      Task { @MainActor in report(diagnostic, message) }
    }
  }
}
