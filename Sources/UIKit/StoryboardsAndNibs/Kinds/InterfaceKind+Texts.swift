extension InterfaceKind {
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
  ]

  static let texts: [InterfaceKind] = [
    InterfaceKind(
      "label", of: UILabel.self, role: .view, base: view,
      attributes: [
        "text": .string(\UILabel.text), "textAlignment": .choice(\UILabel.textAlignment, alignments),
        "lineBreakMode": .choice(\UILabel.lineBreakMode, lineBreaks),
        "numberOfLines": .integer(\UILabel.numberOfLines, in: 0...1_000_000), "enabled": .bool(\UILabel.isEnabled),
        "highlighted": .bool(\UILabel.isHighlighted),
        "adjustsFontSizeToFit": .bool(\UILabel.adjustsFontSizeToFitWidth),
        "adjustsFontForContentSizeCategory": .bool(\UILabel.adjustsFontForContentSizeCategory),
        "minimumScaleFactor": .number(\UILabel.minimumScaleFactor, in: 0...1),
        "preferredMaxLayoutWidth": .number(\UILabel.preferredMaxLayoutWidth, in: 0...InterfaceLimits.magnitude),
        "baselineAdjustment": .choice(
          \UILabel.baselineAdjustment,
          ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
        "usesAttributedText": .ignored, "minimumFontSize": .ignored, "useAutomaticPreferredMaxLayoutWidth": .ignored,
        "adjustsLetterSpacingToFitWidth": .bool(\UILabel.allowsDefaultTighteningForTruncation),
      ],
      omitted: ["userInteractionEnabled": AttributeRule.set(\UILabel.isUserInteractionEnabled, true)],
      values: [
        "text": .string(\UILabel.text), "attributedText": .attributedString(\UILabel.attributedText),
        "fontDescription": .font(\UILabel.font), "textColor": .color(\UILabel.textColor),
        "shadowColor": .color(\UILabel.shadowColor), "shadowOffset": .size(\UILabel.shadowOffset),
        "highlightedColor": .color(\UILabel.highlightedTextColor),
      ]),
    InterfaceKind(
      "textField", of: UITextField.self, role: .view, base: control,
      attributes: [
        "text": .string(\UITextField.text), "placeholder": .string(\UITextField.placeholder),
        "textAlignment": .choice(\UITextField.textAlignment, alignments),
        "adjustsFontSizeToFit": .bool(\UITextField.adjustsFontSizeToFitWidth),
        "adjustsFontForContentSizeCategory": .bool(\UITextField.adjustsFontForContentSizeCategory),
        "minimumFontSize": .number(\UITextField.minimumFontSize, in: 0...2000),
        "clearsOnBeginEditing": .bool(\UITextField.clearsOnBeginEditing),
        "borderStyle": .choice(
          \UITextField.borderStyle,
          ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
        "clearButtonMode": .choice(
          \UITextField.clearButtonMode,
          ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always]),
        "usesAttributedText": .ignored,
      ],
      values: [
        "fontDescription": .font(\UITextField.font), "textColor": .color(\UITextField.textColor),
        "textInputTraits": textInputTraits, "text": .string(\UITextField.text),
        "placeholder": .string(\UITextField.placeholder),
        "attributedText": .attributedString(\UITextField.attributedText),
        "attributedPlaceholder": .attributedString(\UITextField.attributedPlaceholder),
      ]),
    InterfaceKind(
      "textView", of: UITextView.self, role: .view, base: scrollView,
      attributes: [
        "text": .string(\UITextView.text), "textAlignment": .choice(\UITextView.textAlignment, alignments),
        "editable": .bool(\UITextView.isEditable), "selectable": .bool(\UITextView.isSelectable),
        "adjustsFontForContentSizeCategory": .bool(\UITextView.adjustsFontForContentSizeCategory),
        "usesAttributedText": .ignored,
      ],
      values: [
        "text": .string(\UITextView.text), "fontDescription": .font(\UITextView.font),
        "textColor": .color(\UITextView.textColor), "textInputTraits": textInputTraits,
        "attributedText": attributedText,
      ]),
    InterfaceKind(
      "searchBar", of: UISearchBar.self, role: .view, base: view,
      attributes: [
        "text": .string(\UISearchBar.text), "placeholder": .string(\UISearchBar.placeholder),
        "prompt": .string(\UISearchBar.prompt), "showsBookmarkButton": .bool(\UISearchBar.showsBookmarkButton),
        "showsSearchResultsButton": .bool(\UISearchBar.showsSearchResultsButton),
        "showsCancelButton": .bool(\UISearchBar.showsCancelButton),
        "searchBarStyle": .choice(
          \UISearchBar.searchBarStyle, ["default": .default, "prominent": .prominent, "minimal": .minimal]),
        "showsScopeBar": .bool(\UISearchBar.showsScopeBar),
      ],
      values: ["textInputTraits": textInputTraits, "barTintColor": .color(\UISearchBar.barTintColor)],
      others: [
        "scopeButtonTitles": ElementRule { element, node, checker throws(_RuntimeInterfaceError) in
          var titles: [String] = []
          for child in element.children { titles.append(try checker.string(child)) }
          node.settings.append(AttributeRule.set(\UISearchBar.scopeButtonTitles, titles))
        }
      ]),
  ]

  private static let attributedText = ValueRule(elements: ["attributedString"]) {
    element, checker throws(_RuntimeInterfaceError) in
    let text = try InterfaceAttributedString.read(element, checker)
    return { object, _ in (object as? UITextView)?.attributedText = text }
  }

  private static let textInputTraits = ValueRule.attributes(
    ["textInputTraits"],
    [
      "autocapitalizationType": trait(
        \.autocapitalizationType,
        ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters]),
      "autocorrectionType": trait(\.autocorrectionType, ["default": .default, "no": .no, "yes": .yes]),
      "spellCheckingType": trait(\.spellCheckingType, ["default": .default, "no": .no, "yes": .yes]),
      "keyboardType": trait(
        \.keyboardType,
        [
          "default": .default, "asciiCapable": .asciiCapable, "alphabet": .asciiCapable,
          "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
          "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
          "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
          "asciiCapableNumberPad": .asciiCapableNumberPad,
        ]),
      "keyboardAppearance": trait(
        \.keyboardAppearance, ["default": .default, "dark": .dark, "alert": .dark, "light": .light]),
      "returnKeyType": trait(
        \.returnKeyType,
        [
          "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
          "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
          "continue": .continue,
        ]),
      "enablesReturnKeyAutomatically": trait(\.enablesReturnKeyAutomatically, ["YES": true, "NO": false]),
      "secureTextEntry": .custom(UIView.self, expected: "YES or NO", InterfaceText.bool) { view, isSecure in
        (view as? UITextField)?.isSecureTextEntry = isSecure
        (view as? UITextView)?.isSecureTextEntry = isSecure
        (view as? UISearchBar)?.isSecureTextEntry = isSecure
      },
      "textContentType": AttributeRule(expected: "text") { text, _ -> InterfaceSetting? in
        { object, _ in (object as? any ChangeableTextInputTraits)?.textContentType = UITextContentType(rawValue: text) }
      },
    ])

  private static func trait<Value>(
    _ path: ReferenceWritableKeyPath<any ChangeableTextInputTraits, Value>, _ choices: [String: Value]
  ) -> AttributeRule {
    AttributeRule(expected: "one of \(choices.keys.sorted().joined(separator: ", "))") { text, _ -> InterfaceSetting? in
      guard let value = choices[text] else { return nil }
      return { object, _ in
        guard let object = object as? any ChangeableTextInputTraits else { return }
        object[keyPath: path] = value
      }
    }
  }
}

/// An object with text input whose traits can be set.
@MainActor
protocol ChangeableTextInputTraits: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var textContentType: UITextContentType! { get set }
}

extension UITextField: ChangeableTextInputTraits {}
extension UITextView: ChangeableTextInputTraits {}
extension UISearchBar: ChangeableTextInputTraits {}
