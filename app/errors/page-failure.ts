/**
 * Thrown when a page cannot be made because an upstream failed. Its message is only the reference of the report, because
 * an error's message is sent to the browser.
 */
export class PageFailure extends Error {
  override name = 'PageFailure'
}

const REFERENCE = /^[A-Za-z0-9-]{8,64}$/

/** The reference of a page failure; undefined for other errors. The class is lost on the way to the browser. */
export const getErrorReference = (error: unknown): string | undefined =>
  error instanceof Error && REFERENCE.test(error.message) ? error.message : undefined
