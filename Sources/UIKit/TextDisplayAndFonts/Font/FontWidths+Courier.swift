extension FontWidths {
  /// The single width of Courier, in thousandths of the point size.
  ///
  /// Ideographs and pictograms are squares.
  static let courier = FontWidths(
    basicLatin: Array(repeating: 600, count: 95), latin1: Array(repeating: 600, count: 96), others: [:],
    fallback: (capital: 600, other: 600))
}
