// The types of typographic features and their selectors, for the attribute `featureSettings` of font descriptors. The
// numbers are those of Apple's registry of font features. Fonts ignore features that they do not have.

// MARK: - Ligatures

/// The type of the features for ligatures.
public let kLigaturesType = 1
/// Ligatures that the language requires.
public let kRequiredLigaturesOnSelector = 0
/// No ligatures that the language requires.
public let kRequiredLigaturesOffSelector = 1
/// Common ligatures.
public let kCommonLigaturesOnSelector = 2
/// No common ligatures.
public let kCommonLigaturesOffSelector = 3
/// Rare ligatures.
public let kRareLigaturesOnSelector = 4
/// No rare ligatures.
public let kRareLigaturesOffSelector = 5
/// Ligatures that depend on the letters around them.
public let kContextualLigaturesOnSelector = 18
/// No ligatures that depend on the letters around them.
public let kContextualLigaturesOffSelector = 19
/// Historical ligatures.
public let kHistoricalLigaturesOnSelector = 20
/// No historical ligatures.
public let kHistoricalLigaturesOffSelector = 21

// MARK: - Widths of Digits

/// The type of the features for the widths of digits.
public let kNumberSpacingType = 6
/// Digits that have the same width.
public let kMonospacedNumbersSelector = 0
/// Digits that have widths of their own.
public let kProportionalNumbersSelector = 1
/// Digits of a third of the width.
public let kThirdWidthNumbersSelector = 2
/// Digits of a quarter of the width.
public let kQuarterWidthNumbersSelector = 3

// MARK: - Vertical Positions

/// The type of the features for vertical positions.
public let kVerticalPositionType = 10
/// Characters on the baseline.
public let kNormalPositionSelector = 0
/// Small characters above the baseline.
public let kSuperiorsSelector = 1
/// Small characters below the baseline.
public let kInferiorsSelector = 2
/// Ordinals, such as the letters after a number.
public let kOrdinalsSelector = 3
/// Inferiors in formulas of chemistry.
public let kScientificInferiorsSelector = 4

// MARK: - Fractions

/// The type of the features for fractions.
public let kFractionsType = 11
/// No fractions.
public let kNoFractionsSelector = 0
/// Fractions with a horizontal line.
public let kVerticalFractionsSelector = 1
/// Fractions with a diagonal line.
public let kDiagonalFractionsSelector = 2

// MARK: - Extras

/// The type of the features for typographic extras.
public let kTypographicExtrasType = 14
/// A zero with a slash.
public let kSlashedZeroOnSelector = 4
/// A zero without a slash.
public let kSlashedZeroOffSelector = 5

// MARK: - Alternatives of Characters

/// The type of the features for alternative forms of characters.
public let kCharacterAlternativesType = 17
/// No alternative forms.
public let kNoAlternatesSelector = 0

// MARK: - Styles of Digits

/// The type of the features for the heights of digits.
public let kNumberCaseType = 21
/// Digits with ascenders and descenders, as lowercase letters have them.
public let kLowerCaseNumbersSelector = 0
/// Digits with the height of capital letters.
public let kUpperCaseNumbersSelector = 1

// MARK: - Case-Sensitive Layout

/// The type of the features for layout that depends on the case.
public let kCaseSensitiveLayoutType = 33
/// Punctuation at the height of capital letters.
public let kCaseSensitiveLayoutOnSelector = 0
/// Punctuation at the height of lowercase letters.
public let kCaseSensitiveLayoutOffSelector = 1
/// More space between capital letters.
public let kCaseSensitiveSpacingOnSelector = 2
/// The same space between all letters.
public let kCaseSensitiveSpacingOffSelector = 3

// MARK: - Stylistic Alternatives

/// The type of the features for stylistic sets.
public let kStylisticAlternativesType = 35
/// No stylistic alternatives.
public let kNoStylisticAlternatesSelector = 0
/// The stylistic set 1.
public let kStylisticAltOneOnSelector = 2
/// No stylistic set 1.
public let kStylisticAltOneOffSelector = 3
/// The stylistic set 2.
public let kStylisticAltTwoOnSelector = 4
/// No stylistic set 2.
public let kStylisticAltTwoOffSelector = 5
/// The stylistic set 3.
public let kStylisticAltThreeOnSelector = 6
/// No stylistic set 3.
public let kStylisticAltThreeOffSelector = 7
/// The stylistic set 4.
public let kStylisticAltFourOnSelector = 8
/// No stylistic set 4.
public let kStylisticAltFourOffSelector = 9
/// The stylistic set 5.
public let kStylisticAltFiveOnSelector = 10
/// No stylistic set 5.
public let kStylisticAltFiveOffSelector = 11
/// The stylistic set 6.
public let kStylisticAltSixOnSelector = 12
/// No stylistic set 6.
public let kStylisticAltSixOffSelector = 13
/// The stylistic set 7.
public let kStylisticAltSevenOnSelector = 14
/// No stylistic set 7.
public let kStylisticAltSevenOffSelector = 15
/// The stylistic set 8.
public let kStylisticAltEightOnSelector = 16
/// No stylistic set 8.
public let kStylisticAltEightOffSelector = 17
/// The stylistic set 9.
public let kStylisticAltNineOnSelector = 18
/// No stylistic set 9.
public let kStylisticAltNineOffSelector = 19
/// The stylistic set 10.
public let kStylisticAltTenOnSelector = 20
/// No stylistic set 10.
public let kStylisticAltTenOffSelector = 21
/// The stylistic set 11.
public let kStylisticAltElevenOnSelector = 22
/// No stylistic set 11.
public let kStylisticAltElevenOffSelector = 23
/// The stylistic set 12.
public let kStylisticAltTwelveOnSelector = 24
/// No stylistic set 12.
public let kStylisticAltTwelveOffSelector = 25
/// The stylistic set 13.
public let kStylisticAltThirteenOnSelector = 26
/// No stylistic set 13.
public let kStylisticAltThirteenOffSelector = 27
/// The stylistic set 14.
public let kStylisticAltFourteenOnSelector = 28
/// No stylistic set 14.
public let kStylisticAltFourteenOffSelector = 29
/// The stylistic set 15.
public let kStylisticAltFifteenOnSelector = 30
/// No stylistic set 15.
public let kStylisticAltFifteenOffSelector = 31
/// The stylistic set 16.
public let kStylisticAltSixteenOnSelector = 32
/// No stylistic set 16.
public let kStylisticAltSixteenOffSelector = 33
/// The stylistic set 17.
public let kStylisticAltSeventeenOnSelector = 34
/// No stylistic set 17.
public let kStylisticAltSeventeenOffSelector = 35
/// The stylistic set 18.
public let kStylisticAltEighteenOnSelector = 36
/// No stylistic set 18.
public let kStylisticAltEighteenOffSelector = 37
/// The stylistic set 19.
public let kStylisticAltNineteenOnSelector = 38
/// No stylistic set 19.
public let kStylisticAltNineteenOffSelector = 39
/// The stylistic set 20.
public let kStylisticAltTwentyOnSelector = 40
/// No stylistic set 20.
public let kStylisticAltTwentyOffSelector = 41

// MARK: - Contextual Alternates

/// The type of the features for forms that depend on the letters around them.
public let kContextualAlternatesType = 36
/// Forms that depend on the letters around them.
public let kContextualAlternatesOnSelector = 0
/// No forms that depend on the letters around them.
public let kContextualAlternatesOffSelector = 1
/// Swashes.
public let kSwashAlternatesOnSelector = 2
/// No swashes.
public let kSwashAlternatesOffSelector = 3
/// Swashes that depend on the letters around them.
public let kContextualSwashAlternatesOnSelector = 4
/// No swashes that depend on the letters around them.
public let kContextualSwashAlternatesOffSelector = 5

// MARK: - Lowercase Letters

/// The type of the features for lowercase letters.
public let kLowerCaseType = 37
/// The usual lowercase letters.
public let kDefaultLowerCaseSelector = 0
/// Small capitals instead of lowercase letters.
public let kLowerCaseSmallCapsSelector = 1
/// Petite capitals instead of lowercase letters.
public let kLowerCasePetiteCapsSelector = 2

// MARK: - Capital Letters

/// The type of the features for capital letters.
public let kUpperCaseType = 38
/// The usual capital letters.
public let kDefaultUpperCaseSelector = 0
/// Small capitals instead of capital letters.
public let kUpperCaseSmallCapsSelector = 1
/// Petite capitals instead of capital letters.
public let kUpperCasePetiteCapsSelector = 2
