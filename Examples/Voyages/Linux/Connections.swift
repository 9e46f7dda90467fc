#if !canImport(ObjectiveC)
  import UIKit

  // Replacements for the dispatch by name of Objective-C on Apple's platforms, which sets outlets and performs actions.

  extension VoyageCell: _RuntimeInterfaceObject {
    func _runtimeConnect(_ outlet: String, to object: Any) -> Bool {
      switch outlet {
      case "tile": _runtimeAssign(object, to: &tile)
      case "symbolView": _runtimeAssign(object, to: &symbolView)
      case "placeLabel": _runtimeAssign(object, to: &placeLabel)
      case "datesLabel": _runtimeAssign(object, to: &datesLabel)
      default: false
      }
    }
  }

  extension VoyageViewController: _RuntimeInterfaceObject, _RuntimeActionTarget {
    func _runtimeConnect(_ outlet: String, to object: Any) -> Bool {
      switch outlet {
      case "content": _runtimeAssign(object, to: &content)
      case "header": _runtimeAssign(object, to: &header)
      case "headerHeight": _runtimeAssign(object, to: &headerHeight)
      case "symbolView": _runtimeAssign(object, to: &symbolView)
      case "datesLabel": _runtimeAssign(object, to: &datesLabel)
      case "summaryLabel": _runtimeAssign(object, to: &summaryLabel)
      case "cancelButton": _runtimeAssign(object, to: &cancelButton)
      default: false
      }
    }

    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      guard action == "cancelVoyage:", let button = sender as? UIButton else { return false }
      cancelVoyage(button)
      return true
    }
  }

  extension GalleryViewController: _RuntimeActionTarget {
    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      guard action == "done:", let sender else { return false }
      done(sender)
      return true
    }
  }

  extension PictureViewController: _RuntimeInterfaceObject {
    func _runtimeConnect(_ outlet: String, to object: Any) -> Bool {
      switch outlet {
      case "imageView": _runtimeAssign(object, to: &imageView)
      case "captionLabel": _runtimeAssign(object, to: &captionLabel)
      default: false
      }
    }
  }

  extension PassViewController: _RuntimeInterfaceObject, _RuntimeActionTarget {
    func _runtimeConnect(_ outlet: String, to object: Any) -> Bool {
      switch outlet {
      case "card": _runtimeAssign(object, to: &card)
      case "placeLabel": _runtimeAssign(object, to: &placeLabel)
      case "datesLabel": _runtimeAssign(object, to: &datesLabel)
      default: false
      }
    }

    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      switch (action, sender) {
      case ("close:", let sender?): close(sender)
      case ("pan:", let recognizer as UIPanGestureRecognizer): pan(recognizer)
      default: return false
      }
      return true
    }
  }

  extension SettingsViewController: _RuntimeInterfaceObject, _RuntimeActionTarget {
    func _runtimeConnect(_ outlet: String, to object: Any) -> Bool {
      switch outlet {
      case "travellersLabel": _runtimeAssign(object, to: &travellersLabel)
      case "delaysLabel": _runtimeAssign(object, to: &delaysLabel)
      default: false
      }
    }

    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      switch (action, sender) {
      case ("changeTravellers:", let stepper as UIStepper): changeTravellers(stepper)
      case ("changeDelays:", let toggle as UISwitch): changeDelays(toggle)
      default: return false
      }
      return true
    }
  }
#endif
