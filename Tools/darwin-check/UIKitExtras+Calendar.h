// Declarations of calendar views and of the styles of date pickers that the conformance tests need besides those of
// darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *UIFontDescriptorSystemDesign NS_TYPED_ENUM NS_SWIFT_NAME(UIFontDescriptor.SystemDesign);
extern UIFontDescriptorSystemDesign const UIFontDescriptorSystemDesignDefault;

typedef NS_ENUM(NSInteger, UIDatePickerStyle) {
  UIDatePickerStyleAutomatic,
  UIDatePickerStyleWheels,
  UIDatePickerStyleCompact,
  UIDatePickerStyleInline DC_IOS(14.0),
} DC_IOS(13.4) DC_UNAVAILABLE(tvos);

@interface UIDatePicker (Style)
@property (nonatomic) UIDatePickerStyle preferredDatePickerStyle DC_IOS(13.4);
@property (nonatomic, readonly) UIDatePickerStyle datePickerStyle DC_IOS(13.4);
@end

typedef NS_ENUM(NSInteger, UICalendarViewDecorationSize) {
  UICalendarViewDecorationSizeSmall,
  UICalendarViewDecorationSizeMedium,
  UICalendarViewDecorationSizeLarge,
} NS_SWIFT_NAME(UICalendarView.DecorationSize) DC_IOS(16.0) DC_UNAVAILABLE(tvos);

DC_IOS(16.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UICalendarView.Decoration)
@interface UICalendarViewDecoration : NSObject
- (instancetype)init;
- (instancetype)initWithCustomViewProvider:(UIView *(^)(void))customViewProvider;
+ (instancetype)decorationWithCustomViewProvider:(UIView *(^)(void))customViewProvider NS_SWIFT_NAME(customView(_:));
@end

@class UICalendarView;

DC_IOS(16.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@protocol UICalendarViewDelegate <NSObject>
@optional
- (nullable UICalendarViewDecoration *)calendarView:(UICalendarView *)calendarView
                        decorationForDateComponents:(NSDateComponents *)dateComponents
    NS_SWIFT_NAME(calendarView(_:decorationFor:));
- (void)calendarView:(UICalendarView *)calendarView
    didChangeVisibleDateComponentsFrom:(NSDateComponents *)previousDateComponents DC_IOS(16.2);
@end

DC_IOS(16.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@interface UICalendarSelection : NSObject
- (instancetype)init NS_UNAVAILABLE;
- (void)updateSelectableDates;
@end

@class UICalendarSelectionSingleDate, UICalendarSelectionMultiDate;

DC_IOS(16.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@protocol UICalendarSelectionSingleDateDelegate <NSObject>
- (void)dateSelection:(UICalendarSelectionSingleDate *)selection
        didSelectDate:(nullable NSDateComponents *)dateComponents;
@optional
- (BOOL)dateSelection:(UICalendarSelectionSingleDate *)selection
        canSelectDate:(nullable NSDateComponents *)dateComponents;
@end

DC_IOS(16.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@interface UICalendarSelectionSingleDate : UICalendarSelection
- (instancetype)initWithDelegate:(nullable id <UICalendarSelectionSingleDateDelegate>)delegate
    NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak, readonly) id <UICalendarSelectionSingleDateDelegate> delegate;
@property (nullable, nonatomic, copy) NSDateComponents *selectedDate;
- (void)setSelectedDate:(nullable NSDateComponents *)selectedDate
               animated:(BOOL)animated NS_SWIFT_NAME(setSelected(_:animated:));
@end

DC_IOS(16.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@protocol UICalendarSelectionMultiDateDelegate <NSObject>
- (void)multiDateSelection:(UICalendarSelectionMultiDate *)selection didSelectDate:(NSDateComponents *)dateComponents;
- (void)multiDateSelection:(UICalendarSelectionMultiDate *)selection
           didDeselectDate:(NSDateComponents *)dateComponents;
@optional
- (BOOL)multiDateSelection:(UICalendarSelectionMultiDate *)selection canSelectDate:(NSDateComponents *)dateComponents;
- (BOOL)multiDateSelection:(UICalendarSelectionMultiDate *)selection
           canDeselectDate:(NSDateComponents *)dateComponents;
@end

DC_IOS(16.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@interface UICalendarSelectionMultiDate : UICalendarSelection
- (instancetype)initWithDelegate:(nullable id <UICalendarSelectionMultiDateDelegate>)delegate
    NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak, readonly) id <UICalendarSelectionMultiDateDelegate> delegate;
@property (nonatomic, copy) NSArray<NSDateComponents *> *selectedDates;
- (void)setSelectedDates:(NSArray<NSDateComponents *> *)selectedDates animated:(BOOL)animated;
@end

DC_IOS(16.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@interface UICalendarView : UIView
@property (nullable, nonatomic, weak) id <UICalendarViewDelegate> delegate;
@property (nullable, nonatomic, strong) UICalendarSelection *selectionBehavior;
@property (nonatomic, strong) NSLocale *locale;
@property (nonatomic, copy) NSCalendar *calendar;
@property (nullable, nonatomic, strong) NSTimeZone *timeZone;
@property (nonatomic, copy) UIFontDescriptorSystemDesign fontDesign;
@property (nonatomic, copy) NSDateInterval *availableDateRange;
@property (nonatomic, copy) NSDateComponents *visibleDateComponents;
- (void)setVisibleDateComponents:(NSDateComponents *)dateComponents animated:(BOOL)animated;
@property (nonatomic) BOOL wantsDateDecorations;
- (void)reloadDecorationsForDateComponents:(NSArray<NSDateComponents *> *)dates animated:(BOOL)animated;
@end

NS_ASSUME_NONNULL_END
