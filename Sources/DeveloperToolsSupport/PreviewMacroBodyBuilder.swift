/// The builder of a preview's body, which consists of one view or view controller, or of one for each condition.
@resultBuilder
public enum PreviewMacroBodyBuilder<Body> {
  /// Returns the only component.
  public static func buildBlock(_ component: Body) -> Body { component }

  /// Returns the component of the condition's first case.
  public static func buildEither(first component: Body) -> Body { component }

  /// Returns the component of the condition's second case.
  public static func buildEither(second component: Body) -> Body { component }
}
