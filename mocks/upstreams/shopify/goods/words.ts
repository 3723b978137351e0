/** Letters that have no accent to take away, as search engines fold them. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
}

/** Accents of Latin, Greek and Cyrillic letters, vowel signs of Arabic and Hebrew, and apostrophes. */
const IGNORED_MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c7\u064b-\u065f\u0670'’ʼ]/g

/** A text in lower case without accents: 'Łódź' is 'lodz' and 'Straße' is 'strasse'. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(IGNORED_MARKS, '')
    .replace(/[ßæœøłđðþħŧı]/g, (letter) => FOLDED[letter] ?? letter)
    .normalize('NFC')

/** Splits a query into search words: folded, singular, without punctuation. Writing without spaces becomes pairs of letters. */
export const splitWords = (text: string): string[] => splitRuns(text).flatMap(splitPairs)

/** The words of a text that is searched: those of a query, and single letters of writing without spaces. */
export const listWords = (text: string): string[] =>
  splitRuns(text).flatMap((run) =>
    UNSPACED.test(run) && [...run].length > 1 ? [...splitPairs(run), ...run] : splitPairs(run),
  )

const UNSPACED_SCRIPTS =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
const UNSPACED = new RegExp(`^[${UNSPACED_SCRIPTS}]`, 'u')
const RUNS = new RegExp(`[${UNSPACED_SCRIPTS}]+|(?:(?![${UNSPACED_SCRIPTS}])[\\p{L}\\p{N}\\p{M}+])+`, 'gu')

const splitRuns = (text: string): string[] => foldText(text).match(RUNS) ?? []

function splitPairs(run: string): string[] {
  if (!UNSPACED.test(run)) return [toSingular(run)]
  const letters = [...run]
  return letters.length < 3 ? [run] : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

/** 'chinos' becomes 'chino' and 'tees' 'tee'; 'dress' stays. */
function toSingular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** How the words of a query have to stand in a text. */
export type WordMatching = {
  /** Only beside each other and in their order. */
  isPhrase?: boolean
  /** The last word may be incomplete. */
  isPrefix?: boolean
}

/** Whether a text contains all words of a query; none if the query has no word at all. */
export function hasWords(
  text: string,
  query: string,
  { isPhrase = false, isPrefix = false }: WordMatching = {},
): boolean {
  const words = splitWords(query)
  if (words.length === 0) return false
  const matches = (textWord: string | undefined, position: number) =>
    textWord === words[position] ||
    (isPrefix && position === words.length - 1 && textWord?.startsWith(words[position] ?? '') === true)
  if (isPhrase) {
    const textWords = splitWords(text)
    return textWords.some((_, start) =>
      words.every((_word, position) => matches(textWords[start + position], position)),
    )
  }
  const textWords = listWords(text)
  return words.every((_, position) => textWords.some((textWord) => matches(textWord, position)))
}

/** The first letters of a word that have to be right before Shopify forgives a mistake in the rest. */
const EXACT_LETTERS = 4

/** Whether a typed word is another with one letter changed, added, missing or swapped with the next after the first four. */
export function hasOneTypo(typed: string, word: string): boolean {
  if (typed === word) return false
  let at = 0
  while (at < word.length && typed[at] === word[at]) at += 1
  if (at < EXACT_LETTERS) return false
  const [typedRest, rest] = [typed.slice(at), word.slice(at)]
  const isSwapped = typedRest.startsWith(`${rest[1]}${rest[0]}`) && typedRest.slice(2) === rest.slice(2)
  return typedRest.slice(1) === rest.slice(1) || typedRest.slice(1) === rest || typedRest === rest.slice(1) || isSwapped
}
