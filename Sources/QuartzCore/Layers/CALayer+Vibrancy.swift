extension CALayer {
  /// The color that replaces those of the layer's content, as far as ``vibrancy`` determines; `nil` for none.
  package var vibrancyColor: CGColor? {
    get { modelValues.rare.vibrancyColor }
    set { changeRare(\.vibrancyColor, to: newValue) }
  }

  /// The progress from the colors of the layer's content, at 0, to the ``vibrancyColor``, at 1.
  ///
  /// The default is 0. Animatable.
  package var vibrancy: Double {
    get { modelValues.rare.vibrancy }
    set { changeRare(.vibrancy, \.vibrancy, to: newValue) }
  }
}
