/**
 * Thrown where a page cannot be made because an upstream failed. Its message is the reference under which the cause was
 * reported, and nothing else: an error's message is sent to the browser.
 */
export class PageFailure extends Error {
  override name = 'PageFailure'
}

const REFERENCE = /^[A-Za-z0-9-]{8,64}$/

/** The reference of a failed page, if that is what an error is. The class does not survive the way to the browser. */
export const referenceOf = (error: unknown): string | undefined =>
  error instanceof Error && REFERENCE.test(error.message) ? error.message : undefined
