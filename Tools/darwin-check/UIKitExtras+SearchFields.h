// Declarations of search fields and bars that the conformance tests need besides those of darwin-check.
#import "UIKitExtras+ControlMembers.h"
#import "UIKitExtras+TextInput.h"

NS_ASSUME_NONNULL_BEGIN

DC_IOS(13.0) NS_SWIFT_UI_ACTOR
@interface UISearchToken : NSObject
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
+ (UISearchToken *)tokenWithIcon:(nullable UIImage *)icon text:(NSString *)text;
@property (strong, nullable, nonatomic) id representedObject;
@end

@interface UISearchTextField (Tokens)
@property (nonatomic, copy) NSArray<UISearchToken *> *tokens;
- (void)insertToken:(UISearchToken *)token atIndex:(NSInteger)tokenIndex NS_SWIFT_NAME(insertToken(_:at:));
- (void)removeTokenAtIndex:(NSInteger)tokenIndex NS_SWIFT_NAME(removeToken(at:));
@property (nonatomic, readonly, strong) UITextRange *textualRange;
- (void)replaceTextualPortionOfRange:(UITextRange *)textRange
                           withToken:(UISearchToken *)token
                             atIndex:(NSUInteger)tokenIndex NS_SWIFT_NAME(replaceTextualPortion(of:with:at:));
@property (nonatomic, strong, null_resettable) UIColor *tokenBackgroundColor;
@property (nonatomic) BOOL allowsDeletingTokens;
@end

@interface UISearchBar (Parts)
@property (nullable, nonatomic, copy) NSString *prompt;
@property (nonatomic) BOOL showsBookmarkButton;
@property (nonatomic) BOOL showsSearchResultsButton;
@property (nonatomic, getter=isSearchResultsButtonSelected) BOOL searchResultsButtonSelected;
@property (nonatomic) UIOffset searchFieldBackgroundPositionAdjustment;
@property (nullable, nonatomic, strong) UIImage *scopeBarBackgroundImage;
- (void)setScopeBarButtonBackgroundImage:(nullable UIImage *)backgroundImage forState:(UIControlState)state;
- (nullable UIImage *)scopeBarButtonBackgroundImageForState:(UIControlState)state
    NS_SWIFT_NAME(scopeBarButtonBackgroundImage(for:));
- (void)setScopeBarButtonTitleTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes
                                    forState:(UIControlState)state;
- (nullable NSDictionary<NSAttributedStringKey, id> *)scopeBarButtonTitleTextAttributesForState:(UIControlState)state
    NS_SWIFT_NAME(scopeBarButtonTitleTextAttributes(for:));
@end


NS_ASSUME_NONNULL_END
