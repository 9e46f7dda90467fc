// Declarations of appearance, zooming, images of controls, and pickers that the conformance tests need besides those of
// darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UIBarButtonItemStateAppearance : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readwrite, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@end

NS_SWIFT_UI_ACTOR
@interface UIBarButtonItemAppearance : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithStyle:(UIBarButtonItemStyle)style NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, strong) UIBarButtonItemStateAppearance *normal;
@end

@interface UINavigationBarAppearance (Parts)
@property (nonatomic, readwrite, copy) UIBarButtonItemAppearance *buttonAppearance;
@property (nonatomic, readonly, strong) UIImage *backIndicatorImage;
@property (nonatomic, readonly, strong) UIImage *backIndicatorTransitionMaskImage;
- (void)setBackIndicatorImage:(nullable UIImage *)backIndicatorImage
          transitionMaskImage:(nullable UIImage *)backIndicatorTransitionMaskImage;
@end

@interface UINavigationBar (Images)
- (nullable UIImage *)backgroundImageForBarMetrics:(UIBarMetrics)barMetrics;
@end

@interface UIToolbar (Images)
- (void)setBackgroundImage:(nullable UIImage *)backgroundImage
        forToolbarPosition:(UIBarPosition)topOrBottom
                barMetrics:(UIBarMetrics)barMetrics;
- (nullable UIImage *)backgroundImageForToolbarPosition:(UIBarPosition)topOrBottom barMetrics:(UIBarMetrics)barMetrics;
- (void)setShadowImage:(nullable UIImage *)shadowImage forToolbarPosition:(UIBarPosition)topOrBottom;
- (nullable UIImage *)shadowImageForToolbarPosition:(UIBarPosition)topOrBottom;
@end

@interface UIBarButtonItem (Images)
- (void)setBackgroundImage:(nullable UIImage *)backgroundImage
                  forState:(UIControlState)state
                barMetrics:(UIBarMetrics)barMetrics;
- (nullable UIImage *)backgroundImageForState:(UIControlState)state barMetrics:(UIBarMetrics)barMetrics;
@end

@interface UINavigationItem (Appearances)
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *standardAppearance;
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *scrollEdgeAppearance;
@end

@interface UITabBarItem (Appearances)
@property (nonatomic, readwrite, copy, nullable) UITabBarAppearance *standardAppearance;
@property (nonatomic, readwrite, copy, nullable) UITabBarAppearance *scrollEdgeAppearance DC_IOS(15.0);
@end

@interface UIScrollView (Zooming)
- (void)zoomToRect:(CGRect)rect animated:(BOOL)animated;
@end

@interface UIButton (StateValues)
- (nullable UIImage *)backgroundImageForState:(UIControlState)state;
- (nullable UIColor *)titleColorForState:(UIControlState)state;
@property (nullable, nonatomic, readonly, strong) UIImage *currentBackgroundImage;
@property (nullable, nonatomic, readonly, strong) NSAttributedString *currentAttributedTitle;
@end

@interface UISlider (TrackImages)
- (void)setMinimumTrackImage:(nullable UIImage *)image forState:(UIControlState)state;
- (nullable UIImage *)minimumTrackImageForState:(UIControlState)state;
@property (nullable, nonatomic, readonly) UIImage *currentMinimumTrackImage;
@property (nullable, nonatomic, readonly) UIImage *currentMaximumTrackImage;
@end

@interface UISegmentedControl (Images)
- (void)setBackgroundImage:(nullable UIImage *)backgroundImage
                  forState:(UIControlState)state
                barMetrics:(UIBarMetrics)barMetrics;
- (nullable UIImage *)backgroundImageForState:(UIControlState)state barMetrics:(UIBarMetrics)barMetrics;
- (void)setDividerImage:(nullable UIImage *)dividerImage
    forLeftSegmentState:(UIControlState)leftState
      rightSegmentState:(UIControlState)rightState
             barMetrics:(UIBarMetrics)barMetrics;
- (nullable UIImage *)dividerImageForLeftSegmentState:(UIControlState)leftState
                                    rightSegmentState:(UIControlState)rightState
                                           barMetrics:(UIBarMetrics)barMetrics;
@end

@interface UIBarButtonItem (BackButtonImages)
- (void)setBackButtonBackgroundImage:(nullable UIImage *)backgroundImage
                            forState:(UIControlState)state
                          barMetrics:(UIBarMetrics)barMetrics;
- (nullable UIImage *)backButtonBackgroundImageForState:(UIControlState)state barMetrics:(UIBarMetrics)barMetrics;
@end

@interface UIStepper (Images)
- (void)setIncrementImage:(nullable UIImage *)image forState:(UIControlState)state;
- (nullable UIImage *)incrementImageForState:(UIControlState)state;
@end

@interface UIImage (Animation)
+ (nullable UIImage *)animatedImageWithImages:(NSArray<UIImage *> *)images
                                     duration:(NSTimeInterval)duration NS_SWIFT_NAME(animatedImage(with:duration:));
@property (nullable, nonatomic, readonly) NSArray<UIImage *> *images;
@property (nonatomic, readonly) NSTimeInterval duration;
@end

NS_SWIFT_UI_ACTOR
@protocol UITableViewDataSourcePrefetching <NSObject>
- (void)tableView:(UITableView *)tableView prefetchRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@optional
- (void)tableView:(UITableView *)tableView cancelPrefetchingForRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@end

@interface UITableView (Prefetching)
@property (nonatomic, weak, nullable) id <UITableViewDataSourcePrefetching> prefetchDataSource;
@end

@class UIPickerView;

DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@protocol UIPickerViewDataSource <NSObject>
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView;
- (NSInteger)pickerView:(UIPickerView *)pickerView numberOfRowsInComponent:(NSInteger)component;
@end

DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@protocol UIPickerViewDelegate <NSObject>
@optional
- (nullable NSString *)pickerView:(UIPickerView *)pickerView
                      titleForRow:(NSInteger)row
                     forComponent:(NSInteger)component;
- (void)pickerView:(UIPickerView *)pickerView didSelectRow:(NSInteger)row inComponent:(NSInteger)component;
@end

DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@interface UIPickerView : UIView <NSCoding>
@property (nullable, nonatomic, weak) id <UIPickerViewDataSource> dataSource;
@property (nullable, nonatomic, weak) id <UIPickerViewDelegate> delegate;
@property (nonatomic, readonly) NSInteger numberOfComponents;
- (NSInteger)numberOfRowsInComponent:(NSInteger)component;
- (CGSize)rowSizeForComponent:(NSInteger)component;
- (void)reloadAllComponents;
- (void)reloadComponent:(NSInteger)component;
- (void)selectRow:(NSInteger)row inComponent:(NSInteger)component animated:(BOOL)animated;
- (NSInteger)selectedRowInComponent:(NSInteger)component;
@end

@interface UIDatePicker (Calendar)
@property (null_resettable, nonatomic, copy) NSCalendar *calendar;
@property (nullable, nonatomic, strong) NSTimeZone *timeZone;
@property (nonatomic) NSInteger minuteInterval;
@end

NS_ASSUME_NONNULL_END
