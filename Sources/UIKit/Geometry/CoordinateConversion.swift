/// The conversion between coordinate spaces, through the coordinates of the screen in the orientation of the interface.
@MainActor
enum CoordinateConversion {
  static func convert(
    _ point: CGPoint, from source: any UICoordinateSpace, to target: any UICoordinateSpace
  ) -> CGPoint {
    // Views without a window have coordinates in common too.
    if let source = source as? UIView, let target = target as? UIView { return source.convert(point, to: target) }
    return fromScreen(toScreen(point, from: source), to: target)
  }

  /// Returns the smallest rectangle that contains the converted corners.
  static func convert(_ rect: CGRect, from source: any UICoordinateSpace, to target: any UICoordinateSpace) -> CGRect {
    let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
      .map { convert(CGPoint(x: $0.0, y: $0.1), from: source, to: target) }
    return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  private static func toScreen(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    switch space {
    case let view as UIView:
      guard let window = view as? UIWindow ?? view.window else { return view.convert(point, to: nil) }
      return window.convertToScreen(view.convert(point, to: window))
    case is UIScreen: return point
    case let fixed as FixedScreenSpace: return fixed.toInterface(point)
    default: return space.convert(point, to: UIScreen.main)
    }
  }

  private static func fromScreen(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    switch space {
    case let view as UIView:
      guard let window = view as? UIWindow ?? view.window else { return view.convert(point, from: nil) }
      return view.convert(window.convertFromRoot(point), from: window)
    case is UIScreen: return point
    case let fixed as FixedScreenSpace: return fixed.fromInterface(point)
    default: return space.convert(point, from: UIScreen.main)
    }
  }
}

/// The coordinates of a screen in portrait, whatever the orientation of the interface is.
final class FixedScreenSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen

  init(_ screen: UIScreen) { self.screen = screen }

  var bounds: CGRect { CGRect(origin: .zero, size: screen.size(in: .portrait)) }

  func fromInterface(_ point: CGPoint) -> CGPoint {
    switch screen.orientation {
    case .portrait, .unknown: point
    case .portraitUpsideDown: CGPoint(x: bounds.width - point.x, y: bounds.height - point.y)
    // The top of the interface is at the right edge of the device.
    case .landscapeRight: CGPoint(x: bounds.width - point.y, y: point.x)
    case .landscapeLeft: CGPoint(x: point.y, y: bounds.height - point.x)
    }
  }

  func toInterface(_ point: CGPoint) -> CGPoint {
    switch screen.orientation {
    case .portrait, .unknown: point
    case .portraitUpsideDown: CGPoint(x: bounds.width - point.x, y: bounds.height - point.y)
    case .landscapeRight: CGPoint(x: point.y, y: bounds.width - point.x)
    case .landscapeLeft: CGPoint(x: bounds.height - point.y, y: point.x)
    }
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateConversion.convert(point, from: self, to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateConversion.convert(point, from: coordinateSpace, to: self)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateConversion.convert(rect, from: self, to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateConversion.convert(rect, from: coordinateSpace, to: self)
  }
}
