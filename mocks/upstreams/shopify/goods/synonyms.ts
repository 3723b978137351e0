import type { RegionCode } from '#contracts/shop/regions.ts'
import type { World } from '../../../world/world.ts'
import { splitWords } from './words.ts'

/** Groups of terms that find the same, as the Search & Discovery app keeps them. A term may have several words. */
export type SynonymGroups = readonly (readonly string[])[]

/** A store's synonyms without a record of its own: what a merchant adds in the first week. */
const DEFAULT_GROUPS: SynonymGroups = [
  ['trousers', 'pants', 'slacks'],
  ['denim', 'jeans'],
  ['knitwear', 'jumper', 'sweater', 'pullover'],
  ['showerproof', 'waterproof', 'rainproof'],
  ['swimwear', 'swim shorts', 'swim trunks'],
  ['tee', 't-shirt'],
  ['grey', 'gray'],
]

/** The most phrases of a query, however many of its words have synonyms. */
const MAX_PHRASES = 40

/** The words of a query or of one of its synonyms. Only a last word that was typed may be incomplete. */
type Phrase = { words: readonly string[]; isPrefix: boolean }

/** The synonym groups of a region's store. */
export function getSynonyms({ searchSettings }: Pick<World, 'searchSettings'>, region: RegionCode): SynonymGroups {
  return searchSettings.findFirst((query) => query.where(({ id }) => id === region))?.synonyms ?? DEFAULT_GROUPS
}

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
