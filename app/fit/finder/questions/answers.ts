import type { FitFinderAnswers } from '#contracts/fit/generated/types.ts'

type Compared = NonNullable<NonNullable<FitFinderAnswers['build']>['belly']>

/** How a man sees himself beside others: the three parts of the build question, in the order in which they are asked. */
export const BUILD_PARTS = ['belly', 'seat', 'thigh'] as const
type BuildPart = (typeof BUILD_PARTS)[number]
export const COMPARED = ['less', 'average', 'more'] as const satisfies readonly Compared[]
export type BuildAnswer = Readonly<Partial<Record<BuildPart, Compared>>>

/** Answers given as a number; each is kept in one unit, whatever it is shown in. */
export type Quantity = 'height' | 'weight' | 'age' | 'pair-waist' | 'pair-leg'

/** Answers picked from a list of words. */
export type Choice = 'waist' | 'size-up' | 'slim-fit' | 'watch' | 't-shirt' | 'jacket' | 'style' | 'leg'

/**
 * What a man told the Fit Finder, by question. Height in cm, weight in kg, age in years; his best pair's waistband (doubled)
 * and inside leg in inches. A question that he left out is not there.
 */
export type Answers = Readonly<Partial<Record<Quantity, number> & Record<Choice, string> & { build: BuildAnswer }>>

/** Any one answer. */
export type Answer = number | string | BuildAnswer
