public import Stateroom

/// The protocol that a child adopts to drive its own part of an animated transition.
public typealias StateViewControllerTransitioning = Stateroom.StateViewControllerTransitioning
