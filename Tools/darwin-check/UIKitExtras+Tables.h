// What the conformance tests of tables need besides darwin-check's own declarations.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UITableView (Places)
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(rectForRow(at:));
- (nullable UITableViewHeaderFooterView *)headerViewForSection:(NSInteger)section NS_SWIFT_NAME(headerView(forSection:));
@end

@interface UITableView (Moves)
- (void)moveRowAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath NS_SWIFT_NAME(moveRow(at:to:));
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
@end

NS_ASSUME_NONNULL_END
