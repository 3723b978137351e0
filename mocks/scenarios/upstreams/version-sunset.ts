import { z } from 'zod'
import { changeStoreSettings } from '#mocks/world/store-settings.ts'
import { defineScenario, region } from '../define-scenario.ts'

export const versionSunset = defineScenario({
  name: 'version-sunset',
  summary: 'Shopify has ended the version of its API that the shop asks for, and falls forward to a newer one.',
  department: 'upstreams',
  params: z.strictObject({
    region,
    /** A day before the first of January 2026 shows the shop while 2025-01 is still there. */
    now: z.iso.datetime().default('2026-01-01T00:00:00Z'),
  }),
  async given({ world, params: { region: id, now } }) {
    world.clock.set(new Date(now))
    await changeStoreSettings(world, id, { versionsEnd: true })
  },
})
