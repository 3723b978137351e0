import { z } from 'zod'
import { COOKIE } from '#contracts/visitor.ts'
import { defineScenario, region } from './define-scenario.ts'

/** Pact's consumer tests name whom they will ask about. */
const params = z.strictObject({
  region,
  customerId: z.string().regex(/^\d+$/).default('7001'),
  email: z.email().default('jo@example.com'),
})

export const fitSaved = defineScenario({
  name: 'fit-saved',
  summary: 'A known customer whose fit was saved: 34 B 32 below, M in Slim and Regular above.',
  department: 'fit',
  params,
  async given({ world, visitor, params: { region, customerId, email } }) {
    await world.fits.create({
      id: world.ids.next('fit'),
      customerId,
      email,
      fit: {
        top: { size: 'M', cut: 'Slim', length: 'Regular', chest: '40' },
        bottom: { waist: '34', build: 'B', leg: '32', taper: 'Standard' },
      },
      method: 'fit_finder',
      storeLocation: region,
      updatedAt: world.clock.now().toISOString(),
    })
    visitor.cookie(COOKIE.customerId, customerId)
  },
})
