import { getRequest } from '@tanstack/react-start/server'
import { getRequestId } from '#app/http/ids.ts'
import { markUnavailable } from '#app/http/unavailable.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { report } from './report.ts'

/**
 * Thrown when a page cannot be made because an upstream failed. Its message is only the reference of the report, because
 * an error's message is sent to the browser (`getErrorReference`).
 */
class PageFailure extends Error {
  override name = 'PageFailure'
}

/**
 * Runs the required work of a page. A failure is reported and rethrown as PageFailure, for the error page with status
 * 503.
 */
export async function orErrorPage<T>(code: CatalogueCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    report(code, cause)
    const request = getRequest()
    markUnavailable(request)
    throw new PageFailure(getRequestId(request))
  }
}

/** Creates a reader of optional parts: a failed part is undefined, and each code is reported once. */
export function createOptionalReads<Code extends string>(report: (code: Code, cause: unknown) => void) {
  const reportedCodes = new Set<Code>()
  return {
    orUndefined: <Part>(code: Code, part: Promise<Part>): Promise<Part | undefined> =>
      part.catch((cause: unknown) => {
        if (!reportedCodes.has(code)) report(code, cause)
        reportedCodes.add(code)
        return undefined
      }),
    /** Whether no part has failed so far. */
    areComplete: (): boolean => reportedCodes.size === 0,
  }
}
