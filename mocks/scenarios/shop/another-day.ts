import { z } from 'zod'
import { defineScenario } from '../define-scenario.ts'

export const anotherDay = defineScenario({
  name: 'another-day',
  summary: 'The simulated backend has another date and time than this machine.',
  department: 'shop',
  params: z.strictObject({ now: z.iso.datetime().default('2026-12-24T17:00:00Z') }),
  given({ world, params: { now } }) {
    world.clock.set(new Date(now))
  },
})
