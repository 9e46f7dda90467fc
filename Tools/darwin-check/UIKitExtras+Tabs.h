// What the conformance tests of tabs and toolbars need besides darwin-check's own declarations.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UITabBarSystemItem) {
  UITabBarSystemItemMore,
  UITabBarSystemItemFavorites,
  UITabBarSystemItemFeatured,
  UITabBarSystemItemTopRated,
  UITabBarSystemItemRecents,
  UITabBarSystemItemContacts,
  UITabBarSystemItemHistory,
  UITabBarSystemItemBookmarks,
  UITabBarSystemItemSearch,
  UITabBarSystemItemDownloads,
  UITabBarSystemItemMostRecent,
  UITabBarSystemItemMostViewed
} NS_SWIFT_NAME(UITabBarItem.SystemItem);

@interface UITabBarItem (SystemItems)
- (instancetype)initWithTabBarSystemItem:(UITabBarSystemItem)systemItem tag:(NSInteger)tag;
@end

@interface UITabBar (Positioning)
@property (nonatomic) CGFloat itemWidth;
@property (nonatomic) CGFloat itemSpacing;
@end

NS_ASSUME_NONNULL_END
