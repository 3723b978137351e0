import { getRequest } from '@tanstack/react-start/server'
import { getRequestId } from '#app/http/request-id.ts'
import { markUnavailable } from '#app/http/unavailable.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { PageFailure } from './page-failure.ts'
import { report } from './report.ts'

/**
 * Runs what a page cannot do without. A failure is reported and rethrown as PageFailure, which shows the error page with
 * status 503.
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
