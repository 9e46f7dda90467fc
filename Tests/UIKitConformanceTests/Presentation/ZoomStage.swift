import UIKit

/// A list with two thumbnails, and a detail that zooms from one of them.
@available(iOS 18, *)
@MainActor
final class ZoomStage {
  let list = UIViewController()
  let detail = UIViewController()
  let thumbnails = [CGPoint(x: 40, y: 200), CGPoint(x: 220, y: 500)].map { origin in
    UIView(frame: CGRect(origin: origin, size: CGSize(width: 100, height: 100)))
  }
  let options = UIViewController.Transition.ZoomOptions()
  /// The index of the thumbnail that the provider returns; `nil` for none.
  var selected: Int? = 0
  /// The controllers of each request for the source view.
  private(set) var requests: [[UIViewController]] = []

  init() {
    for thumbnail in thumbnails {
      thumbnail.backgroundColor = .systemTeal
      thumbnail.layer.cornerRadius = 12
      list.view.addSubview(thumbnail)
    }
    list.view.backgroundColor = .white
    detail.view.backgroundColor = .systemYellow
  }

  /// Makes the detail zoom with the present options.
  func zoom() {
    detail.preferredTransition = .zoom(options: options) { [unowned self] context in
      requests.append([context.sourceViewController, context.zoomedViewController])
      return selected.map { thumbnails[$0] }
    }
  }

  /// Returns whether there were requests since the last call, all of them with the list and the detail.
  func takeRequests() -> Bool {
    defer { requests = [] }
    return !requests.isEmpty && requests.allSatisfy { $0 == [list, detail] }
  }
}
