/// A change of a presented controller in a transition.
enum ModalTransition {
  case presentation
  case dismissal
}
