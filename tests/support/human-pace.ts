// Seconds of the Keystroke-Level Model (Card, Moran and Newell 1983): a key of an unskilled typist, pointing at a target
// and pressing it, and mental preparation. Reading speed: Brysbaert 2019, silent reading of English.
const KEY_S = 0.28
const TAP_S = 1.1
const MIND_S = 1.35
const WORDS_PER_MINUTE = 238

/** What a form asks of a person. Assumed: the question is read, the hint below it is not. */
export type Effort = { keys: number; taps: number; decisions: number; words: number }

/** Returns the seconds that a person needs. */
export const getSeconds = ({ keys, taps, decisions, words }: Effort): number =>
  keys * KEY_S + taps * TAP_S + decisions * MIND_S + (words / WORDS_PER_MINUTE) * 60
