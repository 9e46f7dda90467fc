extension UIViewController {
  /// The view controller that is presented last above this one, or this one if it presents none.
  ///
  /// One that is being dismissed does not count.
  var lastPresented: UIViewController {
    var controller = self
    while let next = controller.presentedViewController, !next.isBeingDismissed { controller = next }
    return controller
  }
}
