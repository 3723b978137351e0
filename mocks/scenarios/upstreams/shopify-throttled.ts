import { z } from 'zod'
import { changeStoreSettings, storeSettings } from '#mocks/world/store-settings.ts'
import { defineScenario, region } from '../define-scenario.ts'

const { size, leaksPerSecond, maxCost, answer } = storeSettings.shape

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
    await changeStoreSettings(world, id, limit)
  },
})
