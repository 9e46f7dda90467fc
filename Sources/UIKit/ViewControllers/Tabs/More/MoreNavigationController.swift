/// The navigation controller of the More screen: a list of the tabs that are not in the bar, and the tab chosen from
/// it.
final class MoreNavigationController: UINavigationController {
  weak var owner: UITabBarController?
  let list = MoreListViewController()
  /// The controller of a tab that was placed on the stack.
  private weak var member: UIViewController?

  init(of owner: UITabBarController) {
    self.owner = owner
    super.init(rootViewController: list)
    list.owner = owner
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  }

  @available(*, unavailable)
  required init?(coder aDecoder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Returns whether a controller is on the stack, or will be on it.
  func holds(_ controller: UIViewController) -> Bool {
    stack.contains { $0 === controller } || nextStack.contains { $0 === controller }
  }

  /// A Boolean value that indicates whether the controller that was placed on the stack is no longer one of the tabs.
  var holdsFormerTab: Bool { member.map { owner?.isInMore($0) != true && holds($0) } ?? false }

  /// Pushes the controller of a tab onto the list.
  func showTab(_ controller: UIViewController) {
    member = controller
    pushViewController(controller, animated: true)
  }

  /// Shows the controller of a tab, or the list, without an animation.
  func display(_ controller: UIViewController?) {
    let stack = [list] + (controller.map { [$0] } ?? [])
    member = controller
    guard nextStack != stack else { return }
    setViewControllers(stack, animated: false)
  }

  // The navigation controllers of the tabs are on the stack like other controllers.
  override func nests(_ controller: UIViewController) -> Bool {
    owner?.isInMore(controller) == true || super.nests(controller)
  }

  override func containmentDidSettle() { owner?.moreDidSettle() }

  override func childDidLeave(_ child: UIViewController) {
    let isOwnChange = child === leaver
    super.childDidLeave(child)
    if !isOwnChange { owner?.moreDidLose(child) }
  }
}
