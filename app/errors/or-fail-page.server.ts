import { getRequest } from '@tanstack/react-start/server'
import { requestIdOf } from '#app/http/request-id.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { PageFailure } from './page-failure.ts'
import { report } from './report.ts'

/** Does what a page cannot be made without; where that fails, reports why and leaves the page with only a reference. */
export async function orFailPage<T>(code: CatalogueCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    report(code, cause)
    throw new PageFailure(requestIdOf(getRequest()))
  }
}
