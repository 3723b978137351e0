import { isRequestId } from '#contracts/request-id.ts'

/**
 * Thrown when a page cannot be made because an upstream failed. Its message is only the reference of the report, because
 * an error's message is sent to the browser.
 */
export class PageFailure extends Error {
  override name = 'PageFailure'
}

/**
 * Returns the reference of a page failure; undefined for other errors. Serialisation loses the class of the error, so this
 * checks the format of the message.
 */
export const getErrorReference = (error: unknown): string | undefined =>
  error instanceof Error && isRequestId(error.message) ? error.message : undefined
