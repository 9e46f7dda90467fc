// What the conformance tests of tables need besides darwin-check's own declarations.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UITableView (Places)
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(rectForRow(at:));
- (nullable UITableViewHeaderFooterView *)headerViewForSection:(NSInteger)section NS_SWIFT_NAME(headerView(forSection:));
@end

NS_ASSUME_NONNULL_END
