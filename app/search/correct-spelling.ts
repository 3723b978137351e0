import getEditDistance from 'damerau-levenshtein'
import { isSameWord, splitWords } from './search-terms.ts'

/** Shorter words are left alone, because too many others are one letter away; longer ones are no words. */
const MIN_LENGTH = 4
const MAX_LENGTH = 24
/** From this length a word may be typed with two mistakes. */
const LONG_LENGTH = 6
/** What is code rather than words: nobody meant something else by it. */
const CODE = /[<>{}[\]\\=;|]/
/** From this length the last word may be an incomplete one: 'trows' as the beginning of 'trousers'. */
const INCOMPLETE_LENGTH = 5
/** More words than anybody types, so that a long query costs little. */
const MAX_WORDS = 8

/** The words of a query that are not known, in order. The last one is known if it begins a known one. */
export function findUnknownWords(query: string, known: Iterable<string>): readonly string[] {
  const vocabulary = [...known]
  const words = splitWords(query).slice(0, MAX_WORDS)
  return words.filter(
    (word, index) =>
      word.length >= MIN_LENGTH &&
      word.length <= MAX_LENGTH &&
      !vocabulary.some((other) => isSameWord(word, other) || (index === words.length - 1 && other.startsWith(word))),
  )
}

/** A query with its unknown words replaced by the nearest known ones; null if none is near. */
export function correctSpelling(query: string, known: Iterable<string>): string | null {
  if (CODE.test(query)) return null
  const vocabulary = [...known].filter((word) => word.length >= MIN_LENGTH)
  const unknownWords = new Set(findUnknownWords(query, vocabulary))
  const words = splitWords(query)
  const corrected = words.map((word, index) =>
    unknownWords.has(word) ? (findNearest(word, vocabulary, index === words.length - 1) ?? word) : word,
  )
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : null
}

function findNearest(typed: string, vocabulary: readonly string[], isLast: boolean): string | undefined {
  let nearest: { word: string; distance: number } | undefined
  for (const word of vocabulary) {
    const distance = getDistance(typed, word, isLast)
    if (distance <= getMaxDistance(typed, word) && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { word, distance }
  }
  return nearest?.word
}

/** The distance of two words. A beginning of the last word counts half a letter more than the whole. */
function getDistance(typed: string, word: string, isLast: boolean): number {
  const distance = getEditDistance(typed, word).steps
  if (!isLast || typed.length < INCOMPLETE_LENGTH || word.length <= typed.length) return distance
  return Math.min(distance, getEditDistance(typed, word.slice(0, typed.length)).steps + 0.5)
}

/** Two mistakes in a long word whose first letter is right, else one; half a letter more for an incomplete word. */
const getMaxDistance = (typed: string, word: string): number =>
  word.length >= LONG_LENGTH && typed.length > MIN_LENGTH && typed[0] === word[0] ? 2 : 1.5
