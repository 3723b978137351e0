import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { orErrorPage } from '#app/errors/or-error-page.server.ts'
import { parseSavedFit } from '#app/fit/saved-fit.ts'
import { cached } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { savedFit } from '#app/visitor/cookies.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { getListSource, readProducts } from '../read-products.server.ts'
import { suggestGoods } from './suggest-goods.ts'

/** Collections of goods that suit any cart. A collection that a store lacks is left out. */
const SMALL_GOODS = ['socks', 'underwear', 'belts', 'tops'] as const

const names = z.array(z.string().max(200)).max(100)

/** Goods that would make delivery free, for the cart of a visitor. Rejects if none can be read; the cause is reported. */
export const fetchSuggestions = createServerFn({ method: 'GET' })
  .validator(
    z.object({ region: z.enum(REGION_CODES), missing: z.number().int().min(1), handles: names, productTypes: names }),
  )
  .handler(({ data: { region, ...want } }) =>
    orErrorPage('product.others-failed', async () => {
      const { backend } = getUpstreams(region)
      const lists = await Promise.all(
        SMALL_GOODS.map((handle) =>
          cached(getListSource('suggested', { store: region, handle }), () =>
            readProducts(backend, { store: region, handle }),
          ),
        ),
      )
      const fit = parseSavedFit(getVisitor().getCookie(savedFit))
      return suggestGoods(
        lists.flatMap((list) => list?.products ?? []),
        { ...want, fit },
      )
    }),
  )
