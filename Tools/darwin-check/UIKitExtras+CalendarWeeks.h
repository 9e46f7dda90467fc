// The selection of weeks in calendar views, besides what darwin-check has.
#import <UIKit/UIKit.h>
#import "UIKitExtras+Calendar.h"

NS_ASSUME_NONNULL_BEGIN

@class UICalendarSelectionWeekOfYear;

DC_IOS(18.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@protocol UICalendarSelectionWeekOfYearDelegate <NSObject>
- (void)weekOfYearSelection:(UICalendarSelectionWeekOfYear *)selection
        didSelectWeekOfYear:(nullable NSDateComponents *)weekOfYearComponents
    NS_SWIFT_NAME(week(ofYearSelection:didSelectWeekOfYear:));
@optional
- (BOOL)weekOfYearSelection:(UICalendarSelectionWeekOfYear *)selection
        canSelectWeekOfYear:(nullable NSDateComponents *)weekOfYearComponents
    NS_SWIFT_NAME(week(ofYearSelection:canSelectWeekOfYear:));
@end

DC_IOS(18.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@interface UICalendarSelectionWeekOfYear : UICalendarSelection
- (instancetype)initWithDelegate:(nullable id <UICalendarSelectionWeekOfYearDelegate>)delegate
    NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak, readonly) id <UICalendarSelectionWeekOfYearDelegate> delegate;
@property (nullable, nonatomic, copy) NSDateComponents *selectedWeekOfYear;
- (void)setSelectedWeekOfYear:(nullable NSDateComponents *)selectedWeekOfYear
                     animated:(BOOL)animated NS_SWIFT_NAME(setSelected(_:animated:));
@end

NS_ASSUME_NONNULL_END
