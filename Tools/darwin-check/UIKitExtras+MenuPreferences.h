// Preferences for the display of menus, besides what darwin-check has.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

DC_IOS(17.4) NS_SWIFT_UI_ACTOR
@interface UIMenuDisplayPreferences : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic) NSInteger maximumNumberOfTitleLines;
@end

@interface UIMenu (DisplayPreferences)
@property (nullable, nonatomic, copy) UIMenuDisplayPreferences *displayPreferences DC_IOS(17.4);
@end

NS_ASSUME_NONNULL_END
