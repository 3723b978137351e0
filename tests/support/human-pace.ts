/**
 * How long a person takes over a form, from what he has to do. Keystroke-Level Model (Card, Moran and Newell 1983): a key
 * of a user who is no typist, pointing at a target and pressing it, and making up one's mind. Reading: silent, in English,
 * 238 words a minute (Brysbaert 2019). Assumed: each question itself is read, the line under it is for who wonders.
 */
const KEY_S = 0.28
const TAP_S = 1.1
const MIND_S = 1.35
const WORDS_PER_MINUTE = 238

export type Effort = { keys: number; taps: number; decisions: number; words: number }

/** Seconds. */
export const secondsOf = ({ keys, taps, decisions, words }: Effort): number =>
  keys * KEY_S + taps * TAP_S + decisions * MIND_S + (words / WORDS_PER_MINUTE) * 60
