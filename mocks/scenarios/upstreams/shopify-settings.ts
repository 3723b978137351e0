import { changeStoreSettings, storeSettings } from '#mocks/world/store-settings.ts'
import { defineScenario, region } from '../define-scenario.ts'

export const shopifySettings = defineScenario({
  name: 'shopify-settings',
  summary: 'Shopify has other settings where it publishes none: tokens, limits, versions, rules of search.',
  department: 'upstreams',
  params: storeSettings.omit({ id: true, synonyms: true, agents: true }).extend({ region }).strict(),
  async given({ world, params: { region: id, ...settings } }) {
    await changeStoreSettings(world, id, settings)
  },
})
