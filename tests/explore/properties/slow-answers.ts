import type { Property } from '../observation.ts'

/** Twice what a visitor should wait at most, because a busy machine is no fault. */
const SLOW_MS = 10_000

/** Where nothing was made to wait no answer takes long. */
export const slowAnswers: Property = ({ isCalm, noted: { received } }) =>
  isCalm
    ? received.filter(({ ms }) => ms > SLOW_MS).map(({ url, ms }) => `${url} takes ${Math.round(ms / 1000)} s`)
    : []
