// Declarations for tables, tab bars, page controls, and searches that the conformance tests need besides those of
// darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UITableViewSeparatorInsetReference) {
  UITableViewSeparatorInsetFromCellEdges,
  UITableViewSeparatorInsetFromAutomaticInsets
} NS_SWIFT_NAME(UITableView.SeparatorInsetReference);

typedef NS_ENUM(NSInteger, UITableViewSelfSizingInvalidation) {
  UITableViewSelfSizingInvalidationDisabled,
  UITableViewSelfSizingInvalidationEnabled,
  UITableViewSelfSizingInvalidationEnabledIncludingConstraints
} NS_SWIFT_NAME(UITableView.SelfSizingInvalidation) DC_IOS(16.0);

typedef NS_ENUM(NSInteger, UICollectionViewSelfSizingInvalidation) {
  UICollectionViewSelfSizingInvalidationDisabled,
  UICollectionViewSelfSizingInvalidationEnabled,
  UICollectionViewSelfSizingInvalidationEnabledIncludingConstraints
} NS_SWIFT_NAME(UICollectionView.SelfSizingInvalidation) DC_IOS(16.0);

@interface UITableView (Lists)
@property (nonatomic) UITableViewSeparatorInsetReference separatorInsetReference;
@property (nonatomic) BOOL insetsContentViewsToSafeArea;
@property (nonatomic) CGFloat fillerRowHeight DC_IOS(15.0);
@property (nonatomic) UITableViewSelfSizingInvalidation selfSizingInvalidation DC_IOS(16.0);
@end

@interface UITableViewCell (Lists)
@property (nullable, nonatomic, strong) UIView *multipleSelectionBackgroundView;
@end

@interface UICollectionView (Lists)
@property (nonatomic) UICollectionViewSelfSizingInvalidation selfSizingInvalidation DC_IOS(16.0);
@end

typedef NS_ENUM(NSInteger, UIPageControlDirection) {
  UIPageControlDirectionNatural,
  UIPageControlDirectionLeftToRight,
  UIPageControlDirectionRightToLeft,
  UIPageControlDirectionTopToBottom,
  UIPageControlDirectionBottomToTop
} NS_SWIFT_NAME(UIPageControl.Direction) DC_IOS(16.0);

@interface UIPageControl (Lists)
@property (nonatomic) UIPageControlDirection direction DC_IOS(16.0);
@end

NS_SWIFT_UI_ACTOR DC_IOS(16.0)
@protocol UISearchSuggestion <NSObject>
@property (nullable, nonatomic, readonly) NSString *localizedSuggestion;
@property (nullable, nonatomic, readonly) NSAttributedString *localizedAttributedSuggestion;
@property (nullable, nonatomic, strong) id representedObject;
@optional
@property (nullable, nonatomic, readonly) NSString *localizedDescription;
@property (nullable, nonatomic, readonly) UIImage *iconImage;
@end

NS_SWIFT_UI_ACTOR DC_IOS(16.0)
@interface UISearchSuggestionItem : NSObject <UISearchSuggestion>
- (instancetype)initWithLocalizedSuggestion:(NSString *)suggestion;
- (instancetype)initWithLocalizedSuggestion:(NSString *)suggestion
                       localizedDescription:(nullable NSString *)description;
- (instancetype)initWithLocalizedSuggestion:(NSString *)suggestion
                       localizedDescription:(nullable NSString *)description
                                  iconImage:(nullable UIImage *)iconImage;
- (instancetype)initWithLocalizedAttributedSuggestion:(NSAttributedString *)suggestion
                                 localizedDescription:(nullable NSString *)description
                                            iconImage:(nullable UIImage *)iconImage;
@property (nullable, nonatomic, readonly) NSString *localizedSuggestion;
@property (nullable, nonatomic, readonly) NSString *localizedDescription;
@property (nullable, nonatomic, readonly) UIImage *iconImage;
@end

@interface UISearchController (Lists)
@property (nullable, nonatomic, copy) NSArray<id <UISearchSuggestion>> *searchSuggestions DC_IOS(16.0);
@property (nonatomic) BOOL ignoresSearchSuggestionsForSearchBarPlacementStacked DC_IOS(16.0);
@end

NS_ASSUME_NONNULL_END
