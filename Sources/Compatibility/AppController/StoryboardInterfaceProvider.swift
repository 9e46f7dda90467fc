@_spi(Compatibility) import Stateroom

extension StoryboardInterfaceProvider: AppControllerInterfaceProviding {}
