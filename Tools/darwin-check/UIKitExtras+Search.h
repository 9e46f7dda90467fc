// Declarations for searching that the conformance tests and the examples need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UINavigationItemSearchBarPlacement) {
  UINavigationItemSearchBarPlacementAutomatic,
  UINavigationItemSearchBarPlacementIntegrated,
  UINavigationItemSearchBarPlacementStacked
} NS_SWIFT_NAME(UINavigationItem.SearchBarPlacement) DC_IOS(16.0);

typedef NS_ENUM(NSInteger, UISearchControllerScopeBarActivation) {
  UISearchControllerScopeBarActivationAutomatic,
  UISearchControllerScopeBarActivationManual,
  UISearchControllerScopeBarActivationOnTextEntry,
  UISearchControllerScopeBarActivationOnSearchActivation
} NS_SWIFT_NAME(UISearchController.ScopeBarActivation) DC_IOS(16.0);

@interface UINavigationItem (SearchPlacement)
@property (nonatomic) UINavigationItemSearchBarPlacement preferredSearchBarPlacement DC_IOS(16.0);
@property (nonatomic, readonly) UINavigationItemSearchBarPlacement searchBarPlacement DC_IOS(16.0);
@end

@interface UISearchBar (Scopes)
@property (nullable, nonatomic, copy) NSArray<NSString *> *scopeButtonTitles;
@property (nonatomic) NSInteger selectedScopeButtonIndex;
@property (nonatomic) BOOL showsScopeBar;
- (void)setShowsScopeBar:(BOOL)show animated:(BOOL)animate NS_SWIFT_NAME(setShowsScope(_:animated:));
@end

@interface UISearchController (Interface)
@property (nonatomic) BOOL hidesNavigationBarDuringPresentation;
@property (nonatomic) BOOL automaticallyShowsCancelButton;
@property (nonatomic) BOOL automaticallyShowsScopeBar;
@property (nonatomic) BOOL automaticallyShowsSearchResultsController;
@property (nonatomic) BOOL showsSearchResultsController;
@property (nonatomic) UISearchControllerScopeBarActivation scopeBarActivation DC_IOS(16.0);
@end

NS_ASSUME_NONNULL_END
