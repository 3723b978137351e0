import { z } from 'zod'
import { storeLimit } from '#mocks/world/store-limits.ts'
import { defineScenario, region } from '../define-scenario.ts'

const { size, leaksPerSecond, answer } = storeLimit.shape

export const shopifyThrottled = defineScenario({
  name: 'shopify-throttled',
  summary: 'Shopify takes a handful of calls and then finds itself asked too much.',
  department: 'upstreams',
  params: z.strictObject({
    region,
    size: size.unwrap().default(5),
    leaksPerSecond: leaksPerSecond.unwrap().default(1),
    answer,
  }),
  async given({ world, params: { region: id, ...limit } }) {
    await world.storeLimits.create({ id, ...limit })
  },
})
