import { joinPath } from '#app/region/rewrite.ts'
import type { Region } from '#contracts/shop/regions.ts'

/** ACC-03: "the account return route is 'account' under the origin, region-prefixed unless gb". */
export const getAccountUrl = (origin: string, region: Region): string => origin + joinPath(region, '/account')

/** ACC-03: "logout returns to the origin with the region segment unless gb". */
export const getSignedOutUrl = (origin: string, region: Region): string => origin + joinPath(region, '/')
