import { z } from 'zod'
import { defineScenario, region } from '../define-scenario.ts'
import { fitParams, givenFitToken, givenSavedFit } from '../given/saved-fit.ts'

/** Pact's consumer tests choose the customer. */
const params = fitParams.extend({
  region,
  customerId: z.string().regex(/^\d+$/).default('7001'),
  email: z.email().default('jo@example.com'),
})

export const fitSaved = defineScenario({
  name: 'fit-saved',
  summary: 'A known customer whose fit was saved: 34 B 32 below, M in Slim and Regular above.',
  department: 'fit',
  params,
  async given({ world, visitor, params: { region: store, customerId, email, ...fit } }) {
    await givenSavedFit(world, { customerId, email, region: store }, fit)
    await givenFitToken(world, visitor, { customerId, email })
  },
  start: '/collections/trousers',
})
