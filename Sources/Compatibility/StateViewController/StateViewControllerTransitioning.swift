public import Stateroom

/// What a child adopts to drive its own part of an animated transition.
public typealias StateViewControllerTransitioning = Stateroom.StateViewControllerTransitioning
