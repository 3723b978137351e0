import { createIsomorphicFn } from '@tanstack/react-start'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { RenderedAccount } from './customer.ts'
import { readForPage } from './read-for-page.server.ts'

/** The account that a page from the server shows at once; null where the browser reads it, as it does when it renders the page. */
export const loadAccount = createIsomorphicFn()
  .server((region: RegionCode): Promise<RenderedAccount | null> => readForPage(region))
  .client(async (_region: RegionCode): Promise<RenderedAccount | null> => null)
