extension UIScreen: UICoordinateSpace {
  /// The coordinates of the screen in the orientation of the interface.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The coordinates of the screen in portrait.
  public var fixedCoordinateSpace: any UICoordinateSpace { FixedScreenSpace(self) }

  /// Converts a point to the coordinates of another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateConversion.convert(point, from: self, to: coordinateSpace)
  }

  /// Converts a point from the coordinates of another space.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateConversion.convert(point, from: coordinateSpace, to: self)
  }

  /// Converts a rectangle to the coordinates of another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateConversion.convert(rect, from: self, to: coordinateSpace)
  }

  /// Converts a rectangle from the coordinates of another space.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateConversion.convert(rect, from: coordinateSpace, to: self)
  }
}
