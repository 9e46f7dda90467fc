import UIKit

/// A form that validates its fields while the user fills it in, and avoids the keyboard.
final class RegistrationViewController: UIViewController {
  private(set) var form = RegistrationForm()
  /// A closure that is called with the completed form.
  var onSubmit: ((RegistrationForm) -> Void)?

  private let scrollView = UIScrollView()
  private let formStack = UIStackView()
  private let planControl = UISegmentedControl(items: ["Free", "Personal", "Team"])
  private let newsletterSwitch = UISwitch()
  private let submitButton = UIButton(configuration: .filled())
  private let confirmation = ConfirmationView()

  private let fields: [RegistrationForm.Field: FormFieldView] = [
    .name: FormFieldView(caption: "Name", placeholder: "Ada Lovelace"),
    .email: FormFieldView(caption: "Email", placeholder: "name@example.com"),
    .password: FormFieldView(caption: "Password", placeholder: "Eight characters or more"),
    .repeatedPassword: FormFieldView(caption: "Repeat password", placeholder: "Once more"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configureFields()
    configureControls()
    arrange()
    update()
  }

  // MARK: - Building

  private func configureFields() {
    for (field, fieldView) in fields {
      let textField = fieldView.textField
      textField.tag = field.rawValue
      textField.delegate = self
      textField.returnKeyType = field == .repeatedPassword ? .done : .next
      textField.addAction(
        UIAction { [weak self, weak textField] _ in self?.textDidChange(to: textField?.text ?? "", in: field) },
        for: .editingChanged)
    }
    fields[.name]?.textField.textContentType = .name
    fields[.name]?.textField.autocapitalizationType = .words
    fields[.email]?.textField.textContentType = .emailAddress
    fields[.email]?.textField.keyboardType = .emailAddress
    fields[.email]?.textField.autocapitalizationType = .none
    fields[.password]?.textField.isSecureTextEntry = true
    fields[.repeatedPassword]?.textField.isSecureTextEntry = true
  }

  private func configureControls() {
    planControl.selectedSegmentIndex = form.plan.rawValue
    planControl.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        form.plan = RegistrationForm.Plan(rawValue: planControl.selectedSegmentIndex) ?? .free
      }, for: .valueChanged)

    newsletterSwitch.accessibilityLabel = "Newsletter"
    newsletterSwitch.addAction(
      UIAction { [weak self] _ in self?.form.wantsNewsletter = self?.newsletterSwitch.isOn ?? false },
      for: .valueChanged)

    submitButton.configuration?.title = "Create Account"
    submitButton.configuration?.buttonSize = .large
    submitButton.configuration?.cornerStyle = .large
    submitButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
  }

  private func arrange() {
    let titleLabel = UILabel()
    titleLabel.text = "Create your account"
    titleLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .boldSystemFont(ofSize: 34))
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    titleLabel.accessibilityTraits = .header

    let newsletterLabel = UILabel()
    newsletterLabel.text = "Send me the newsletter"
    newsletterLabel.font = .preferredFont(forTextStyle: .body)
    newsletterLabel.adjustsFontForContentSizeCategory = true
    newsletterLabel.numberOfLines = 0
    newsletterSwitch.setContentCompressionResistancePriority(.required, for: .horizontal)
    newsletterSwitch.setContentHuggingPriority(.required, for: .horizontal)
    let newsletterRow = UIStackView(arrangedSubviews: [newsletterLabel, newsletterSwitch])
    newsletterRow.alignment = .center
    newsletterRow.spacing = 12

    formStack.axis = .vertical
    formStack.spacing = 18
    formStack.addArrangedSubview(titleLabel)
    for field in RegistrationForm.Field.allCases {
      if let fieldView = fields[field] { formStack.addArrangedSubview(fieldView) }
    }
    for control in [planControl, newsletterRow, submitButton] { formStack.addArrangedSubview(control) }
    formStack.setCustomSpacing(24, after: titleLabel)
    formStack.setCustomSpacing(28, after: newsletterRow)

    scrollView.keyboardDismissMode = .interactive
    scrollView.alwaysBounceVertical = true
    for subview in [scrollView, formStack] { subview.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(formStack)

    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      // The form becomes smaller by the height of the keyboard, and scrolls in the remaining space.
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),

      formStack.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      formStack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      formStack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      formStack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  // MARK: - Editing

  private func textDidChange(to text: String, in field: RegistrationForm.Field) {
    form[field] = text
    // No message appears while the user types, but the message of a corrected text disappears.
    if let fieldView = fields[field], fieldView.problem != nil { setProblem(form.problem(with: field), in: fieldView) }
    update()
  }

  private func setProblem(_ problem: String?, in fieldView: FormFieldView) {
    guard fieldView.problem != problem else { return }
    UIView.animate(withDuration: 0.25) {
      fieldView.problem = problem
      self.view.layoutIfNeeded()
    }
  }

  private func update() { submitButton.isEnabled = form.isValid }

  private func submit() {
    guard form.isValid else { return }
    view.endEditing(true)
    onSubmit?(form)
    showConfirmation()
  }

  private func showConfirmation() {
    confirmation.show(form)
    confirmation.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(confirmation)
    NSLayoutConstraint.activate([
      confirmation.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      confirmation.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      confirmation.topAnchor.constraint(equalTo: view.topAnchor),
      confirmation.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    confirmation.alpha = 0
    UIView.animate(withDuration: 0.3) { self.confirmation.alpha = 1 }
    scrollView.accessibilityElementsHidden = true
    UIAccessibility.post(notification: .screenChanged, argument: confirmation)
  }
}

extension RegistrationViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let next = RegistrationForm.Field(rawValue: textField.tag + 1), let fieldView = fields[next] {
      fieldView.textField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let field = RegistrationForm.Field(rawValue: textField.tag), let fieldView = fields[field] else { return }
    // The keyboard's frame is available after the layout.
    view.layoutIfNeeded()
    scrollView.scrollRectToVisible(
      fieldView.convert(fieldView.bounds, to: scrollView).insetBy(dx: 0, dy: -12), animated: true)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let field = RegistrationForm.Field(rawValue: textField.tag), let fieldView = fields[field] else { return }
    setProblem(form.problem(with: field), in: fieldView)
  }
}
