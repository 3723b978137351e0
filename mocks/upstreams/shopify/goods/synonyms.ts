import type { RegionCode } from '#contracts/shop/regions.ts'
import { getStoreSettings } from '../../../world/store-settings.ts'
import type { World } from '../../../world/world.ts'
import { splitWords } from './words.ts'

/** Groups of terms that find the same, as the Search & Discovery app keeps them. A term may have several words. */
export type SynonymGroups = readonly (readonly string[])[]

/** The most phrases of a query, however many of its words have synonyms. */
const MAX_PHRASES = 40

/** The words of a query or of one of its synonyms. Only a last word that was typed may be incomplete. */
type Phrase = { words: readonly string[]; isPrefix: boolean }

/** The synonym groups of a region's store. */
export const getSynonyms = (world: Pick<World, 'storeSettings'>, region: RegionCode): SynonymGroups =>
  getStoreSettings(world, region).synonyms

/** The words of a query, and the same with each synonym in place of a term. */
export function expandSynonyms(words: readonly string[], isPrefix: boolean, groups: SynonymGroups): readonly Phrase[] {
  const phrases: Phrase[] = [{ words, isPrefix }]
  for (const group of groups) {
    const terms = group.map(splitWords)
    for (const { words: phraseWords, isPrefix: isPhrasePrefix } of phrases.slice(0, MAX_PHRASES))
      for (const term of terms) {
        const start = findTerm(phraseWords, term)
        if (start < 0) continue
        const end = start + term.length
        for (const synonym of terms)
          if (synonym !== term)
            phrases.push({
              words: phraseWords.toSpliced(start, term.length, ...synonym),
              isPrefix: isPhrasePrefix && end < phraseWords.length,
            })
      }
  }
  return phrases.slice(0, MAX_PHRASES)
}

const findTerm = (words: readonly string[], term: readonly string[]): number =>
  words.findIndex((_, start) => term.every((word, index) => words[start + index] === word))
