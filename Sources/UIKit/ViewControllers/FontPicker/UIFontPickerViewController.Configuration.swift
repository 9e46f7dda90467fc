extension UIFontPickerViewController {
  /// The fonts that a font picker lists, and their appearance.
  @preconcurrency @MainActor
  open class Configuration: NSObject, @MainActor NSCopying {
    /// Creates a configuration with all families, without their faces.
    public override init() { super.init() }

    /// A Boolean value that indicates whether the user can select a face of a family.
    ///
    /// The default is `false`.
    open var includeFaces = false
    /// A Boolean value that indicates whether the names of fonts are in the system font instead of their own.
    ///
    /// The default is `false`.
    open var displayUsingSystemFont = false
    /// The traits that listed fonts must have.
    ///
    /// The default is none.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Returns a copy of the configuration.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      return copy
    }
  }
}
