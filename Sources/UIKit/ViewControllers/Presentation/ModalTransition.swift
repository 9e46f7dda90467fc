/// The transitions of a presented controller.
enum ModalTransition {
  case presentation
  case dismissal
}
