/// The axis along which a flow layout scrolls, and the conversions between it and x and y.
struct FlowAxes: Equatable {
  var isHorizontal = false

  func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
  func start(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.minX : rect.minY }
  func end(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.maxX : rect.maxY }
  func before(_ insets: UIEdgeInsets) -> CGFloat { isHorizontal ? insets.left : insets.top }
  func after(_ insets: UIEdgeInsets) -> CGFloat { isHorizontal ? insets.right : insets.bottom }
  func acrossBefore(_ insets: UIEdgeInsets) -> CGFloat { isHorizontal ? insets.top : insets.left }
  func acrossAfter(_ insets: UIEdgeInsets) -> CGFloat { isHorizontal ? insets.bottom : insets.right }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    isHorizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func rect(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
    CGRect(origin: isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along), size: size)
  }
}
