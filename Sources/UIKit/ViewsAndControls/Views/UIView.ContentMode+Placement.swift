extension UIView.ContentMode {
  /// Returns the frame that content of a size has within the bounds.
  func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return place(size, scaledBy: min(across, down), in: bounds)
    case .scaleAspectFill: return place(size, scaledBy: max(across, down), in: bounds)
    default: return place(size, scaledBy: 1, in: bounds)
    }
  }

  private func place(_ size: CGSize, scaledBy factor: CGFloat, in bounds: CGRect) -> CGRect {
    let width = size.width * factor
    let height = size.height * factor
    return CGRect(
      x: bounds.minX + (bounds.width - width) * horizontalShare,
      y: bounds.minY + (bounds.height - height) * verticalShare, width: width, height: height)
  }

  /// The fraction of the free space that is at the left of the content.
  private var horizontalShare: CGFloat {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  /// The fraction of the free space that is above the content.
  private var verticalShare: CGFloat {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}
