import type { ReviewsInput, ReviewText } from '../../goods-file/schema/review.ts'
import { type Random, shuffle } from '../random.ts'
import type { StyleSheet } from '../style-sheet.ts'

/** Added to a style's popularity, so that the least popular ones get some of their kind's texts too. */
const LEAST_SHARE = 20

/**
 * Deals the texts out: a style has those about itself, and some of those about its kind, more if it is popular. No text
 * goes to two styles. `isUsable` says whether a style's sizes and age allow a text.
 */
export function dealTexts(
  styles: readonly StyleSheet[],
  texts: ReviewsInput,
  isUsable: (style: StyleSheet, text: ReviewText) => boolean,
  next: Random,
): Map<StyleSheet, ReviewText[]> {
  const hands = new Map(styles.map((style) => [style, [...(texts.styles[style.name] ?? [])]]))
  for (const [kind, kindTexts] of Object.entries(texts.kinds)) {
    const dealtCounts = new Map(styles.filter(({ reviewKind }) => reviewKind === kind).map((style) => [style, 0]))
    for (const text of shuffle(kindTexts, next)) {
      const [style] = [...dealtCounts.keys()]
        .filter((candidate) => isUsable(candidate, text))
        .toSorted((a, b) => getNeed(b) - getNeed(a))
      if (!style) continue
      hands.get(style)?.push(text)
      dealtCounts.set(style, (dealtCounts.get(style) ?? 0) + 1)
    }
    function getNeed(style: StyleSheet): number {
      return (style.popularity + LEAST_SHARE) / ((dealtCounts.get(style) ?? 0) + 1)
    }
  }
  return hands
}
