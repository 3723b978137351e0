import { getRequest } from '@tanstack/react-start/server'
import { getRequestId } from '#app/http/request-id.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { PageFailure } from './page-failure.ts'
import { report } from './report.ts'

/** Runs what a page cannot do without. A failure is reported and rethrown as PageFailure, which shows the error page. */
export async function orErrorPage<T>(code: CatalogueCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    report(code, cause)
    throw new PageFailure(getRequestId(getRequest()))
  }
}
