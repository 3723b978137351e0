import type { z } from 'zod'
import { COOKIE } from '#contracts/shop/visitor.ts'
import { givenFitToken } from '../../scenarios/given/saved-fit.ts'
import { OPTION_VALUES } from '../../world/catalogue/sizes.ts'
import { getDaysAgo } from '../../world/clock.ts'
import { createVisitor } from '../../world/visitor.ts'
import type { World } from '../../world/world.ts'
import type { SeededFit, seedFitRequest } from '../api.ts'
import { toErrorResponse } from '../validation.ts'

/** Default sizes of an average man; every value is one of spec 3's. */
const AVERAGE_FIT = {
  top: { size: 'M', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32' },
} as const

/** Saves a fit for a customer or an email address, and makes the visitor the one who has it. */
export async function seedFit(world: World, request: z.output<typeof seedFitRequest>): Promise<SeededFit> {
  const { region, customerId = null, email = null, fit, method, savedDaysAgo } = request
  if (customerId === null && email === null)
    throw toErrorResponse(400, {
      error: 'customerId: a fit is saved for a customer or an email address; give one of them',
    })
  refuseUnknownSizes(fit)
  const record = await world.fits.create({
    id: world.ids.next('fit'),
    customerId,
    email,
    isEmailProven: customerId !== null && email !== null,
    fit: { top: { ...AVERAGE_FIT.top, ...fit.top }, bottom: { ...AVERAGE_FIT.bottom, ...fit.bottom } },
    method,
    storeLocation: region,
    updatedAt: getDaysAgo(world.clock, savedDaysAgo),
  })
  const visitor = createVisitor()
  if (customerId !== null) await givenFitToken(world, visitor, { customerId, email })
  // without an account, a fit is found again by the browser in which it was saved
  else visitor.setCookie(COOKIE.savedFit, JSON.stringify(record.fit))
  return { fitId: record.id, customerId, email, visitor: visitor.getState(), start: '/collections/trousers' }
}

/** Throws a 400 for a size that the shop does not sell. A build is its letter. */
function refuseUnknownSizes({ top = {}, bottom = {} }: z.output<typeof seedFitRequest>['fit']): void {
  for (const [part, sizes] of Object.entries({ top, bottom }))
    for (const [option, size] of Object.entries(sizes)) {
      const values = Object.entries(OPTION_VALUES).find(([type]) => type === option)?.[1] ?? []
      const known = values.map((value) => value.replace(/^Build /, ''))
      if (size !== undefined && !known.includes(size))
        throw toErrorResponse(400, { error: `fit.${part}.${option}: "${size}" is not one of ${known.join(', ')}` })
    }
}
