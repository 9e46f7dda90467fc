// Configurations of headers and footers that the conformance tests need besides the declarations of darwin-check.
// Those that exist in Swift alone are in UIKit/HeaderConfigurations.swift.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UITableViewHeaderFooterView (Configurations)
- (void)setNeedsUpdateConfiguration DC_IOS(14.0);
@property (nonatomic) BOOL automaticallyUpdatesContentConfiguration DC_IOS(14.0);
@property (nonatomic) BOOL automaticallyUpdatesBackgroundConfiguration DC_IOS(14.0);
@end

NS_ASSUME_NONNULL_END
