/** Work that is done sooner is not announced at all: below this, words would only flicker. */
export const GRACE_MS = 150
/** Words that do appear stay for as long as it takes to read two of them. */
export const READABLE_MS = 600
/** When the second word takes the place of the first, and when it is said that this is taking long; after the grace. */
export const SECOND_WORD_MS = 1_200
export const LONG_MS = 5_000
/** Nobody waits longer for a size; the answers are kept, and a late result is still taken. */
export const PATIENCE_MS = 12_000
/** A pause in moving a slider after which the result is asked for anew. */
export const SETTLED_MS = 120

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The outcome of some work: at once if it was quick, else when the words about it have been readable. Never later. */
export async function readably<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  const done = work.then(
    () => true,
    () => true,
  )
  if (await Promise.race([done, after(GRACE_MS)])) return work
  await Promise.all([done, after(READABLE_MS)])
  return work
}

/** The work's outcome, or a failure when it takes longer than anybody waits. */
export function patiently<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), PATIENCE_MS)
    work.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
