/// The label that apps access by the name `placeholderLabel`, whose properties are those of the placeholder.
///
/// The field draws the placeholder itself, so that the label is not in its hierarchy.
final class PlaceholderLabel: UILabel {
  private weak var field: UITextField?

  init(of field: UITextField) {
    self.field = field
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override var text: String? {
    get { field?.placeholder }
    set { field?.placeholder = newValue }
  }

  override var attributedText: NSAttributedString? {
    get { field?.attributedPlaceholder }
    set { field?.attributedPlaceholder = newValue }
  }

  override var textColor: UIColor! {
    get { field?.placeholderLook.color ?? field?.standardPlaceholderColor ?? super.textColor }
    set { field?.placeholderLook.color = newValue }
  }

  override var font: UIFont! {
    get { field?.placeholderLook.font ?? field?.font ?? super.font }
    set { field?.placeholderLook.font = newValue }
  }
}
