extension InterfaceKind {
  /// Attributes that every object can have.
  ///
  /// Only Interface Builder reads them, or they are read elsewhere.
  static let commonAttributes: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID", "colorLabel",
    "verifyAmbiguity", "misplaced", "ambiguous", "fixedFrame", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "propertyAccessControl", "useTraitCollections",
  ]

  static let view = InterfaceKind(
    "view", of: UIView.self, role: .view,
    attributes: [
      "opaque": .bool(\UIView.isOpaque), "hidden": .bool(\UIView.isHidden),
      "clipsSubviews": .bool(\UIView.clipsToBounds),
      "alpha": .number(\UIView.alpha, in: 0...1), "tag": .integer(\UIView.tag),
      "userInteractionEnabled": .bool(\UIView.isUserInteractionEnabled),
      "multipleTouchEnabled": .bool(\UIView.isMultipleTouchEnabled),
      "autoresizesSubviews": .bool(\UIView.autoresizesSubviews),
      "translatesAutoresizingMaskIntoConstraints": .bool(\UIView.translatesAutoresizingMaskIntoConstraints),
      "preservesSuperviewLayoutMargins": .bool(\UIView.preservesSuperviewLayoutMargins),
      "insetsLayoutMarginsFromSafeArea": .bool(\UIView.insetsLayoutMarginsFromSafeArea),
      "clearsContextBeforeDrawing": .ignored, "restorationIdentifier": .string(\UIView.restorationIdentifier),
      "contentMode": .choice(
        \UIView.contentMode,
        [
          "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
          "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
          "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        ]),
      "semanticContentAttribute": .choice(
        \UIView.semanticContentAttribute,
        [
          "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
          "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
        ]),
      "horizontalHuggingPriority": .priority { $0.setContentHuggingPriority($1, for: .horizontal) },
      "verticalHuggingPriority": .priority { $0.setContentHuggingPriority($1, for: .vertical) },
      "horizontalCompressionResistancePriority": .priority {
        $0.setContentCompressionResistancePriority($1, for: .horizontal)
      },
      "verticalCompressionResistancePriority": .priority {
        $0.setContentCompressionResistancePriority($1, for: .vertical)
      },
    ],
    values: [
      "frame": .rect(\UIView.frame), "backgroundColor": .color(\UIView.backgroundColor),
      "tintColor": .color(\UIView.tintColor), "layoutMargins": .insets(\UIView.layoutMargins),
      "autoresizingMask": autoresizingMask, "accessibilityConfiguration": accessibility,
      "directionalLayoutMargins": ValueRule(
        elements: ["directionalEdgeInsets", "edgeInsets"],
        capture: AttributeRule.capturing(\UIView.directionalLayoutMargins)
      ) { element, checker throws(_RuntimeInterfaceError) in
        AttributeRule.set(\UIView.directionalLayoutMargins, try InterfaceGeometry.directionalInsets(element, checker))
      },
    ])

  static let views: [InterfaceKind] = [
    view,
    InterfaceKind("containerView", of: UIView.self, role: .view, base: view),
    InterfaceKind(
      "imageView", of: UIImageView.self, role: .view, base: view,
      attributes: [
        "image": .image(\UIImageView.image), "highlightedImage": .image(\UIImageView.highlightedImage),
        "highlighted": .bool(\UIImageView.isHighlighted), "catalog": .ignored,
        "adjustsImageSizeForAccessibilityContentSizeCategory": .bool(
          \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory),
      ],
      omitted: ["userInteractionEnabled": AttributeRule.set(\UIImageView.isUserInteractionEnabled, true)],
      values: [
        "image": imageReference(\UIImageView.image), "highlightedImage": imageReference(\UIImageView.highlightedImage),
        "preferredSymbolConfiguration": ValueRule(elements: ["preferredSymbolConfiguration"]) {
          element, checker throws(_RuntimeInterfaceError) in
          AttributeRule.set(
            \UIImageView.preferredSymbolConfiguration, try InterfaceSymbols.configuration(element, checker))
        },
      ]),
    scrollView,
    InterfaceKind(
      "stackView", of: UIStackView.self, role: .view, base: view,
      attributes: [
        "axis": .choice(\UIStackView.axis, ["horizontal": .horizontal, "vertical": .vertical]),
        "spacing": .number(\UIStackView.spacing),
        "spacingType": .custom(UIStackView.self, expected: "standard", { $0 == "standard" ? true : nil }) { stack, _ in
          stack.spacing = UIStackView.spacingUseSystem
        },
        "baselineRelativeArrangement": .bool(\UIStackView.isBaselineRelativeArrangement),
        "layoutMarginsRelativeArrangement": .bool(\UIStackView.isLayoutMarginsRelativeArrangement),
        "distribution": .choice(
          \UIStackView.distribution,
          [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
          ]),
        "alignment": .choice(
          \UIStackView.alignment,
          [
            "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
            "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
          ]),
      ]),
    InterfaceKind(
      "activityIndicatorView", of: UIActivityIndicatorView.self, role: .view, base: view,
      attributes: [
        "hidesWhenStopped": .bool(\UIActivityIndicatorView.hidesWhenStopped),
        "animating": .custom(UIActivityIndicatorView.self, expected: "YES or NO", InterfaceText.bool) {
          view, animates in
          if animates { view.startAnimating() } else { view.stopAnimating() }
        },
        "style": .choice(
          \UIActivityIndicatorView.style,
          ["medium": .medium, "large": .large, "gray": .gray, "white": .white, "whiteLarge": .whiteLarge]),
      ],
      omitted: ["hidesWhenStopped": AttributeRule.set(\UIActivityIndicatorView.hidesWhenStopped, false)],
      values: ["color": .color(\UIActivityIndicatorView.color)]),
    InterfaceKind(
      "progressView", of: UIProgressView.self, role: .view, base: view,
      attributes: [
        "progress": .float(\UIProgressView.progress),
        "progressViewStyle": .choice(\UIProgressView.progressViewStyle, ["default": .default, "bar": .bar]),
      ],
      values: [
        "progressTintColor": .color(\UIProgressView.progressTintColor),
        "trackTintColor": .color(\UIProgressView.trackTintColor),
      ]),
  ]

  static let scrollView = InterfaceKind(
    "scrollView", of: UIScrollView.self, role: .view, base: view,
    attributes: [
      "scrollEnabled": .bool(\UIScrollView.isScrollEnabled), "pagingEnabled": .bool(\UIScrollView.isPagingEnabled),
      "bounces": .bool(\UIScrollView.bounces), "scrollsToTop": .bool(\UIScrollView.scrollsToTop),
      "alwaysBounceVertical": .bool(\UIScrollView.alwaysBounceVertical),
      "alwaysBounceHorizontal": .bool(\UIScrollView.alwaysBounceHorizontal),
      "showsHorizontalScrollIndicator": .bool(\UIScrollView.showsHorizontalScrollIndicator),
      "showsVerticalScrollIndicator": .bool(\UIScrollView.showsVerticalScrollIndicator),
      "directionalLockEnabled": .bool(\UIScrollView.isDirectionalLockEnabled),
      "delaysContentTouches": .bool(\UIScrollView.delaysContentTouches),
      "canCancelContentTouches": .bool(\UIScrollView.canCancelContentTouches),
      "keyboardDismissMode": .choice(
        \UIScrollView.keyboardDismissMode,
        [
          "none": .none, "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
          "interactiveWithAccessory": .interactiveWithAccessory,
        ]),
      "indicatorStyle": .choice(
        \UIScrollView.indicatorStyle, ["default": .default, "black": .black, "white": .white]),
      "contentInsetAdjustmentBehavior": .choice(
        \UIScrollView.contentInsetAdjustmentBehavior,
        ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]),
      "bouncesZoom": .bool(\UIScrollView.bouncesZoom),
      "minimumZoomScale": .number(\UIScrollView.minimumZoomScale),
      "maximumZoomScale": .number(\UIScrollView.maximumZoomScale),
    ],
    values: [
      "contentSize": .size(\UIScrollView.contentSize), "contentInset": .insets(\UIScrollView.contentInset),
      "scrollIndicatorInsets": .insets(\UIScrollView.scrollIndicatorInsets),
    ])

  private static let autoresizingMask: ValueRule = {
    let masks: [String: UIView.AutoresizingMask] = [
      "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight, "flexibleMinX": .flexibleLeftMargin,
      "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
    ]
    return ValueRule(elements: ["autoresizingMask"]) { element, checker throws(_RuntimeInterfaceError) in
      var mask: UIView.AutoresizingMask = []
      for (name, text) in element.attributes where name != "key" {
        guard let part = masks[name], let isOn = InterfaceText.bool(text) else {
          throw checker.invalid(
            name, of: element, "YES or NO for one of \(masks.keys.sorted().joined(separator: ", "))")
        }
        if isOn { mask.insert(part) }
      }
      return AttributeRule.set(\UIView.autoresizingMask, mask)
    }
  }()

  /// Returns a rule for a reference to an image.
  static func imageReference<Object: AnyObject>(_ path: ReferenceWritableKeyPath<Object, UIImage?>) -> ValueRule {
    ValueRule(elements: ["imageReference"], capture: AttributeRule.capturing(path)) {
      element, checker throws(_RuntimeInterfaceError) in
      let image = try InterfaceSymbols.image(element, checker)
      return { object, bundle in (object as? Object)?[keyPath: path] = image(bundle) }
    }
  }
}
