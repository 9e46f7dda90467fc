import Testing
import UIKit

/// The place of a refresh control.
@MainActor
struct RefreshControlTests {
  @Test(.rule("R2123"))
  func `A refresh control is hidden at the beginning of the content until it refreshes`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    let control = UIRefreshControl()
    view.contentSize = CGSize(width: 320, height: 800)
    view.refreshControl = control
    view.layoutIfNeeded()
    let rest = CGRect(x: 0, y: 0, width: 320, height: control.bounds.height)
    #expect(control.frame == rest && control.isHidden)
    control.beginRefreshing()
    view.layoutIfNeeded()
    #expect(control.frame == rest.offsetBy(dx: 0, dy: -rest.height) && !control.isHidden)
    control.endRefreshing()
    view.layoutIfNeeded()
    #expect(control.frame == rest && control.isHidden)
  }
}
