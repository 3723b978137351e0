import { z } from 'zod'
import { changeStoreLimit } from '#mocks/world/limits-of-store.ts'
import { storeLimit } from '#mocks/world/store-limits.ts'
import { defineScenario, region } from '../define-scenario.ts'

const { size, leaksPerSecond, maxCost, answer } = storeLimit.shape

export const shopifyThrottled = defineScenario({
  name: 'shopify-throttled',
  summary: 'Shopify accepts a few calls and then rate-limits the rest.',
  department: 'upstreams',
  params: z.strictObject({
    region,
    size: size.unwrap().default(5),
    leaksPerSecond: leaksPerSecond.unwrap().default(1),
    maxCost,
    answer,
  }),
  async given({ world, params: { region: id, ...limit } }) {
    await changeStoreLimit(world, id, limit)
  },
})
