import { z } from 'zod'
import { defineScenario, region } from '../define-scenario.ts'
import { fitParams, givenFitToken, givenSavedFit } from '../given/saved-fit.ts'

export const fitCallsMissing = defineScenario({
  name: 'fit-calls-missing',
  summary: 'The fit service has only the calls of the specification: it can neither mail a fit nor delete one.',
  department: 'fit',
  params: fitParams.extend({
    region,
    customerId: z.string().regex(/^\d+$/).default('7001'),
    email: z.email().default('jo@example.com'),
    /** What a service answers for a call that it does not have. */
    status: z.union([z.literal(404), z.literal(405), z.literal(501)]).default(404),
  }),
  async given({ world, visitor, faults, params: { region: store, customerId, email, status, ...fit } }) {
    await givenSavedFit(world, { customerId, email, region: store }, fit)
    await givenFitToken(world, visitor, { customerId, email })
    for (const operation of ['mailFit', 'claimFit', 'forgetFit'])
      faults.add({ upstream: 'fit', operation, respond: { status } })
  },
  start: '/fit-finder',
})
