#if canImport(SwiftUI)
  import SwiftUI
  import UIKit

  /// SwiftUI reports a subview of a hosting controller's view as not supported.
  extension UIHostingController: ControllerOfClosedView {}
#endif
