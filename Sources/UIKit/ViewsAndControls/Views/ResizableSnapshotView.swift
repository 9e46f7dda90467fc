extension UIView {
  /// Returns the view for `resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)`.
  func makeResizableSnapshot(from rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    return ResizableSnapshotView(size: rect.size, capInsets: capInsets) {
      let picture = self.makeSnapshot(afterScreenUpdates: afterScreenUpdates)
      picture?.frame.origin = CGPoint(x: -rect.minX, y: -rect.minY)
      return picture
    }
  }
}

/// A snapshot whose caps keep their size when it is resized, and whose other parts are stretched.
///
/// Each part is a view that clips a picture of the whole snapshot.
private final class ResizableSnapshotView: UIView {
  private struct Part {
    let clip: UIView
    let picture: UIView
    /// The rectangle in the original snapshot.
    let source: CGRect
    /// The column and the row, from 0 to 2.
    let place: (column: Int, row: Int)
  }

  private let originalSize: CGSize
  private let capInsets: UIEdgeInsets
  private var parts: [Part] = []

  init(size: CGSize, capInsets: UIEdgeInsets, makePicture: () -> UIView?) {
    originalSize = size
    self.capInsets = capInsets
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    let columns = Self.spans(of: size.width, capInsets.left, capInsets.right)
    let rows = Self.spans(of: size.height, capInsets.top, capInsets.bottom)
    for (row, vertical) in rows.enumerated() where vertical.length > 0 {
      for (column, horizontal) in columns.enumerated() where horizontal.length > 0 {
        guard let picture = makePicture() else { continue }
        let source = CGRect(
          x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
        let clip = UIView()
        clip.clipsToBounds = true
        // The picture is scaled about the origin of the snapshot.
        let canvas = UIView(frame: CGRect(origin: .zero, size: size))
        canvas.layer.anchorPoint = .zero
        canvas.addSubview(picture)
        clip.addSubview(canvas)
        addSubview(clip)
        parts.append(Part(clip: clip, picture: canvas, source: source, place: (column, row)))
      }
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Returns the spans of the first cap, the middle, and the last cap.
  private static func spans(of length: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [(
    start: CGFloat, length: CGFloat
  )] {
    let first = min(max(first, 0), length)
    let last = min(max(last, 0), length - first)
    return [(0, first), (first, length - first - last), (length - last, last)]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = Self.spans(of: bounds.width, capInsets.left, capInsets.right)
    let rows = Self.spans(of: bounds.height, capInsets.top, capInsets.bottom)
    for part in parts {
      let (column, row) = (columns[part.place.column], rows[part.place.row])
      part.clip.frame = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
      let scale = CGSize(width: column.length / part.source.width, height: row.length / part.source.height)
      part.picture.transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
      part.picture.center = CGPoint(x: -part.source.minX * scale.width, y: -part.source.minY * scale.height)
    }
  }
}
