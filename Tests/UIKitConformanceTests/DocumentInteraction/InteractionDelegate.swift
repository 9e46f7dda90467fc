import UIKit

/// A delegate of a document interaction controller that records what the controller reports.
///
/// On Apple's platforms, the protocol requires the main actor only for the view controller of previews.
@MainActor
final class InteractionDelegate: NSObject, UIDocumentInteractionControllerDelegate {
  private let parent: UIViewController
  private(set) var log: [String] = []

  init(_ parent: UIViewController) { self.parent = parent }

  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { parent }
  nonisolated func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
    MainActor.assumeIsolated {
      log.append("will begin preview\(parent.presentedViewController == nil ? "" : " while shown")")
    }
  }
  nonisolated func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
    MainActor.assumeIsolated { log.append("did end preview") }
  }
  nonisolated func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
    MainActor.assumeIsolated { log.append("will present menu") }
  }
  nonisolated func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
    MainActor.assumeIsolated { log.append("did dismiss menu") }
  }
}

/// A delegate that provides no view controller for previews.
@MainActor
final class SilentInteractionDelegate: NSObject, UIDocumentInteractionControllerDelegate {}
