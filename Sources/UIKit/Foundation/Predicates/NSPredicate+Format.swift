extension NSPredicate {
  /// Creates a predicate from a format, such as `"SELF MATCHES %@"`, and the values that it refers to.
  ///
  /// The format has comparisons (`==`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`,
  /// `LIKE`, `MATCHES` and `IN`, with the options `[c]` and `[d]`), which are combined by `AND`, `OR`, `NOT` and
  /// parentheses. A key path is read from dictionaries, and from the stored properties of objects and structures.
  ///
  /// - Note: Aggregate operators such as `ANY`, functions, and variables are not available.
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - args: The values for `%@` and other specifiers, and the key paths for `%K`.
  /// - Precondition: The format can be parsed.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a predicate from a format and an array of the values that it refers to.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format, as in ``init(format:_:)``.
  ///   - arguments: The values.
  /// - Precondition: The format can be parsed.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments: arguments ?? [])
    guard let condition = parser.parse() else {
      misuse("NSPredicate(format:): the format \"\(predicateFormat)\" cannot be parsed with its arguments")
    }
    self.init(block: { object, _ in condition.holds(for: object) })
  }
}
