import UIKit

/// A view with a caption, a text field, and the validation message below it.
final class FormFieldView: UIView {
  let textField = UITextField()
  private let captionLabel = UILabel()
  private let problemLabel = UILabel()

  init(caption: String, placeholder: String) {
    super.init(frame: .zero)
    captionLabel.text = caption
    captionLabel.font = .preferredFont(forTextStyle: .subheadline)
    captionLabel.adjustsFontForContentSizeCategory = true
    captionLabel.textColor = .secondaryLabel

    textField.placeholder = placeholder
    textField.font = .preferredFont(forTextStyle: .body)
    textField.adjustsFontForContentSizeCategory = true
    textField.borderStyle = .roundedRect
    textField.clearButtonMode = .whileEditing
    textField.accessibilityLabel = caption

    problemLabel.font = .preferredFont(forTextStyle: .footnote)
    problemLabel.adjustsFontForContentSizeCategory = true
    problemLabel.textColor = .systemRed
    problemLabel.numberOfLines = 0
    problemLabel.isHidden = true

    let stack = UIStackView(arrangedSubviews: [captionLabel, textField, problemLabel])
    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  /// The validation message, or `nil` if the text is valid. The label takes space only while there is a message.
  var problem: String? {
    get { problemLabel.isHidden ? nil : problemLabel.text }
    set {
      if let newValue { problemLabel.text = newValue }
      problemLabel.isHidden = newValue == nil
    }
  }
}
