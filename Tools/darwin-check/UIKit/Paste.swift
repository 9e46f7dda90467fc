// Swift-only declarations of paste configurations and paste controls, written from Apple's documentation.

#if !os(tvOS)
  extension UIPasteConfiguration {
    public convenience init<T>(forAccepting _: T.Type)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading { fatalError() }

    public func addTypeIdentifiers<T>(forAccepting _: T.Type)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading { fatalError() }
  }

  @available(iOS 16.0, *)
  extension UIPasteControl.Configuration {
    public var cornerStyle: UIButton.Configuration.CornerStyle {
      get { fatalError() }
      set {}
    }
  }
#endif
