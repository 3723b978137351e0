import { readContent } from '#app/content/read-content.server.ts'
import { report } from '#app/errors/report.ts'
import type { Promo } from './promo.ts'
import { readPromos } from './promos.server.ts'

/** A page's promo; null if it has none, undefined if it cannot be read, which is reported. */
export const readPagePromo = (handle: string): Promise<Promo | null | undefined> =>
  readContent(`promos of ${handle}`, 'content.promo-failed', (content) =>
    readPromos(content, { pageHandle: handle }),
  ).then(
    ([first]) => first ?? null,
    (cause: unknown) => void report('content.promo-failed', cause),
  )
