/// The transitions of a presented view controller.
enum ModalTransition {
  case presentation
  case dismissal
}
