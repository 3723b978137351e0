import type { z } from 'zod'
import { knownToTheFitService } from '#mocks/scenarios/given/a-saved-fit.ts'
import { createVisitor } from '#mocks/world/visitor.ts'
import type { World } from '../../world/world.ts'
import { refusal } from '../answers.ts'
import type { SeededFit, seedFitRequest } from '../api.ts'
import { daysBefore } from './days-before.ts'

/** A man of average size, where nothing else is said; every value is one of spec 3's. */
const AVERAGE = {
  top: { size: 'M', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32' },
} as const

/** Saves a fit for a customer or an email address; the visitor is that customer. */
export async function seedFit(world: World, wanted: z.output<typeof seedFitRequest>): Promise<SeededFit> {
  const { region, customerId = null, email = null, fit, method, savedDaysAgo } = wanted
  if (customerId === null && email === null)
    throw refusal(400, { error: 'customerId: a fit is saved for a customer or an email address; give one of them' })
  const record = await world.fits.create({
    id: world.ids.next('fit'),
    customerId,
    email,
    fit: { top: { ...AVERAGE.top, ...fit.top }, bottom: { ...AVERAGE.bottom, ...fit.bottom } },
    method,
    storeLocation: region,
    updatedAt: daysBefore(world, savedDaysAgo),
  })
  const visitor = createVisitor()
  if (customerId !== null) await knownToTheFitService(world, visitor, { customerId, email })
  return { fitId: record.id, customerId, email, visitor: visitor.state() }
}
