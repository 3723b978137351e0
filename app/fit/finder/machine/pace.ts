/** Shorter work shows no message, which would only flicker. In ms, like all constants here. */
export const GRACE_MS = 150
/** How long a message stays once it appears: long enough to read two of them. */
export const READABLE_MS = 600
/** After the grace period: when the second message replaces the first. */
export const SECOND_MESSAGE_MS = 1_200
/** After the grace period: when a message says that this takes long. */
export const SLOW_MS = 5_000
/** A recommendation that takes longer counts as failed. The answers stay, and a late result is still shown. */
export const TIMEOUT_MS = 12_000
/** How long a slider rests before a new result is requested. */
export const SLIDER_REST_MS = 120

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Returns the outcome of some work: at once if it was quick, otherwise once its message could be read. */
export async function delayForReading<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  const done = work.then(
    () => true,
    () => true,
  )
  if (await Promise.race([done, wait(GRACE_MS)])) return work
  await Promise.all([done, wait(READABLE_MS)])
  return work
}

/** Returns the outcome of some work; rejects if it takes longer than TIMEOUT_MS. */
export function withTimeout<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no result within ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
    work.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
