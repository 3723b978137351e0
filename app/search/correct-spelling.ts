import getEditDistance from 'damerau-levenshtein'
import { isSameWord, splitWords, WORD } from './search-terms.ts'

/** Shorter words are left alone, because too many others are one letter away; longer ones are no words. */
const MIN_LENGTH = 4
const MAX_LENGTH = 24
/** From this length a word may be typed with two mistakes. */
const LONG_LENGTH = 6
/** Characters of code, which is not corrected. */
const CODE = /[<>{}[\]\\=;|]/
/** From this length the last word may be an incomplete one: 'trows' as the beginning of 'trousers'. */
const INCOMPLETE_LENGTH = 5
/** What another ending adds to a distance. */
const ENDING = 0.1
/** Limits the cost of a long query; nobody types more words. */
const MAX_WORDS = 8

/** The unknown words of a query, in order. The last word is also known if a known one starts with it. */
export function findUnknownWords(query: string, known: Iterable<string>): readonly string[] {
  const vocabulary = [...known]
  const words = splitWords(query).slice(0, MAX_WORDS)
  return words.filter(
    (word, index) =>
      word.length >= MIN_LENGTH &&
      word.length <= MAX_LENGTH &&
      !/\d/.test(word) &&
      !vocabulary.some((other) => isSameWord(word, other) || (index === words.length - 1 && other.startsWith(word))),
  )
}

/** A query with its unknown words replaced by the nearest known ones; null if none is near. Words that are `right` stay. */
export function correctSpelling(query: string, known: Iterable<string>, right: Iterable<string> = []): string | null {
  if (CODE.test(query)) return null
  const vocabulary = [...known].filter((word) => word.length >= MIN_LENGTH)
  const lastWord = splitWords(query).at(-1)
  const nearest = new Map(
    findUnknownWords(query, [...vocabulary, ...right]).flatMap((word) => {
      const other = findNearest(word, vocabulary, word === lastWord)
      return other === undefined ? [] : [[word, other]]
    }),
  )
  if (nearest.size === 0) return null
  return query.replaceAll(WORD, (word) => nearest.get(word.toLowerCase()) ?? word)
}

function findNearest(typed: string, vocabulary: readonly string[], isLast: boolean): string | undefined {
  let nearest: { word: string; distance: number } | undefined
  for (const word of vocabulary) {
    // Of words that are as near, one that ends alike: 'endrus' is 'enduros', not 'enduro'.
    const distance = getDistance(typed, word, isLast) + (typed.at(-1) === word.at(-1) ? 0 : ENDING)
    if (distance <= getMaxDistance(typed, word) + ENDING && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { word, distance }
  }
  return nearest?.word
}

let englishWords: Promise<ReadonlySet<string>> | undefined

/**
 * The words of a query that English has, which are never mistyped ones: 'braces' are no races, and a press is no dress. The
 * list loads with the first query that has an unknown word.
 */
export async function listEnglishWords(query: string): Promise<readonly string[]> {
  englishWords ??= import('./english-words.txt?raw').then(({ default: text }) => {
    const lines = text.split('\n').filter((line) => !line.startsWith('#'))
    return new Set(lines.flatMap((line) => line.split(' ')))
  })
  const listed = await englishWords
  return splitWords(query).filter((word) => listed.has(word) || listed.has(word.replace(/s$/, '')))
}

/** The distance of two words. If the last word is compared as the beginning of a word, half a letter is added. */
function getDistance(typed: string, word: string, isLast: boolean): number {
  const distance = getEditDistance(typed, word).steps
  if (!isLast || typed.length < INCOMPLETE_LENGTH || word.length <= typed.length) return distance
  return Math.min(distance, getEditDistance(typed, word.slice(0, typed.length)).steps + 0.5)
}

/** Two mistakes in a long word whose first letter is right, otherwise one, and half a letter for an incomplete word. */
const getMaxDistance = (typed: string, word: string): number =>
  word.length >= LONG_LENGTH && typed.length > MIN_LENGTH && typed[0] === word[0] ? 2 : 1.5
