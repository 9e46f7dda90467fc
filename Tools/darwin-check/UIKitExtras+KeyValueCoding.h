// Declarations of key-value coding, of the sensors of the device, and of smaller classes that the conformance tests need
// besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSObject (KeyValueDictionaries)
- (void)setValuesForKeysWithDictionary:(NSDictionary<NSString *, id> *)keyedValues NS_SWIFT_NAME(setValuesForKeys(_:));
- (NSDictionary<NSString *, id> *)dictionaryWithValuesForKeys:(NSArray<NSString *> *)keys
    NS_SWIFT_NAME(dictionaryWithValues(forKeys:));
@end

typedef NS_ENUM(NSInteger, UIDeviceBatteryState) {
  UIDeviceBatteryStateUnknown,
  UIDeviceBatteryStateUnplugged,
  UIDeviceBatteryStateCharging,
  UIDeviceBatteryStateFull
} NS_SWIFT_NAME(UIDevice.BatteryState);

@interface UIDevice (Sensors)
@property (nonatomic, getter=isBatteryMonitoringEnabled) BOOL batteryMonitoringEnabled;
@property (nonatomic, readonly) UIDeviceBatteryState batteryState;
@property (nonatomic, readonly) float batteryLevel;
@property (nonatomic, getter=isProximityMonitoringEnabled) BOOL proximityMonitoringEnabled;
@property (nonatomic, readonly) BOOL proximityState;
@end

NS_SWIFT_UI_ACTOR
@interface UILocalizedIndexedCollation : NSObject
+ (instancetype)currentCollation NS_SWIFT_NAME(current());
@property (nonatomic, readonly) NSArray<NSString *> *sectionTitles;
@property (nonatomic, readonly) NSArray<NSString *> *sectionIndexTitles;
- (NSInteger)sectionForSectionIndexTitleAtIndex:(NSInteger)indexTitleIndex
    NS_SWIFT_NAME(section(forSectionIndexTitle:));
- (NSInteger)sectionForObject:(id)object
      collationStringSelector:(SEL)selector NS_SWIFT_NAME(section(for:collationStringSelector:));
- (NSArray *)sortedArrayFromArray:(NSArray *)array
          collationStringSelector:(SEL)selector NS_SWIFT_NAME(sortedArray(from:collationStringSelector:));
@end

typedef NSString *CAScrollLayerScrollMode NS_TYPED_ENUM;
extern CAScrollLayerScrollMode const kCAScrollNone NS_SWIFT_NAME(CAScrollLayerScrollMode.none);
extern CAScrollLayerScrollMode const kCAScrollVertically NS_SWIFT_NAME(CAScrollLayerScrollMode.vertically);
extern CAScrollLayerScrollMode const kCAScrollHorizontally NS_SWIFT_NAME(CAScrollLayerScrollMode.horizontally);
extern CAScrollLayerScrollMode const kCAScrollBoth NS_SWIFT_NAME(CAScrollLayerScrollMode.both);

@interface CAScrollLayer : CALayer
- (void)scrollToPoint:(CGPoint)p NS_SWIFT_NAME(scroll(to:));
- (void)scrollToRect:(CGRect)r NS_SWIFT_NAME(scroll(to:));
@property (copy) CAScrollLayerScrollMode scrollMode;
@end

@interface CALayer (CALayerScrolling)
- (void)scrollPoint:(CGPoint)p NS_SWIFT_NAME(scroll(_:));
- (void)scrollRectToVisible:(CGRect)r;
@property (readonly) CGRect visibleRect;
@end

typedef NS_ENUM(NSInteger, UIInputViewStyle) {
  UIInputViewStyleDefault,
  UIInputViewStyleKeyboard
} NS_SWIFT_NAME(UIInputView.Style);

@interface UIInputView : UIView
- (instancetype)initWithFrame:(CGRect)frame inputViewStyle:(UIInputViewStyle)inputViewStyle;
@property (nonatomic, readonly) UIInputViewStyle inputViewStyle;
@property (nonatomic, assign) BOOL allowsSelfSizing;
@end

@interface UIColor (Tint)
@property (class, nonatomic, readonly) UIColor *tintColor NS_SWIFT_NAME(tintColor);
@end

NS_ASSUME_NONNULL_END
