/// The actions with which view controllers show others.
enum ShowAction {
  static let show: Selector = "showViewController:sender:"
  static let showDetail: Selector = "showDetailViewController:sender:"
}
