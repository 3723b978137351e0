import { type Random, shuffle } from '../random.ts'
import type { ReviewKind, StyleSheet } from '../style-sheet.ts'
import { denim as denimTexts, shorts, swims, trousers } from './by-kind/bottoms.ts'
import { belts, giftCards, socks, underwear } from './by-kind/small-things.ts'
import { jackets, knit, polos, shirts, tees } from './by-kind/tops.ts'
import { casualTrousers } from './by-style/casual-trousers.ts'
import { chinos } from './by-style/chinos.ts'
import { denim } from './by-style/denim.ts'
import { knitAndJackets } from './by-style/knit-and-jackets.ts'
import { shirts as shirtStyles } from './by-style/shirts.ts'
import { shortsAndSwims } from './by-style/shorts-and-swims.ts'
import { smallThings } from './by-style/small-things.ts'
import { smartTrousers } from './by-style/smart-trousers.ts'
import { teesAndPolos } from './by-style/tees-and-polos.ts'
import type { ReviewsByStyle, ReviewText } from './review-text.ts'

const BY_STYLE: ReviewsByStyle = {
  ...chinos,
  ...casualTrousers,
  ...smartTrousers,
  ...denim,
  ...shortsAndSwims,
  ...teesAndPolos,
  ...shirtStyles,
  ...knitAndJackets,
  ...smallThings,
}

const BY_KIND: Readonly<Record<ReviewKind, readonly ReviewText[]>> = {
  trousers,
  denim: denimTexts,
  shorts,
  swims,
  tees,
  polos,
  shirts,
  knit,
  jackets,
  underwear,
  socks,
  belts,
  'gift-cards': giftCards,
}

/** Added to a style's popularity, so that the least popular ones get some of their kind's texts too. */
const LEAST_SHARE = 20

/**
 * Deals the texts out: a style has those about itself, and some of those about its kind, more if it is popular. No text
 * goes to two styles. `isUsable` says whether a style's sizes and age allow a text.
 */
export function dealTexts(
  styles: readonly StyleSheet[],
  isUsable: (style: StyleSheet, text: ReviewText) => boolean,
  next: Random,
): Map<StyleSheet, ReviewText[]> {
  const hands = new Map(styles.map((style) => [style, [...(BY_STYLE[style.name] ?? [])]]))
  for (const [kind, texts] of Object.entries(BY_KIND)) {
    const dealtCounts = new Map(styles.filter(({ reviews }) => reviews === kind).map((style) => [style, 0]))
    for (const text of shuffle(texts, next)) {
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
