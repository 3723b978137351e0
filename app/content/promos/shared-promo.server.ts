import { fromContent } from '#app/content/from-content.server.ts'
import { report } from '#app/errors/report.ts'
import type { Promo } from './promo.ts'
import { readPromos } from './promos.server.ts'

/** A page's promo, the same for everybody; null where there is none, undefined where it cannot be had, which is reported. */
export const promoForPage = (handle: string): Promise<Promo | null | undefined> =>
  fromContent(`promos of ${handle}`, 'content.promo-failed', (content) =>
    readPromos(content, { pageHandle: handle }),
  ).then(
    ([first]) => first ?? null,
    (cause: unknown) => void report('content.promo-failed', cause),
  )
