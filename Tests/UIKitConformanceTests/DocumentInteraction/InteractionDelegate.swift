import UIKit

/// A delegate of a document interaction controller that records what the controller reports.
@MainActor
final class InteractionDelegate: NSObject, UIDocumentInteractionControllerDelegate {
  private let parent: UIViewController
  private(set) var log: [String] = []

  init(_ parent: UIViewController) { self.parent = parent }

  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { parent }
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
    log.append("will begin preview\(parent.presentedViewController == nil ? "" : " while shown")")
  }
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
    log.append("did end preview")
  }
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
    log.append("will present menu")
  }
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
    log.append("did dismiss menu")
  }
}

/// A delegate that provides no view controller for previews.
@MainActor
final class SilentInteractionDelegate: NSObject, UIDocumentInteractionControllerDelegate {}
