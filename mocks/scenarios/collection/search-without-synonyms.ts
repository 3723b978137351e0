import { REGION_CODES } from '#contracts/shop/regions.ts'
import { changeStoreSettings } from '#mocks/world/store-settings.ts'
import { defineScenario } from '../define-scenario.ts'

export const searchWithoutSynonyms = defineScenario({
  name: 'search-without-synonyms',
  summary: 'Nobody has added synonyms to the stores, so that Shopify finds nothing for pants.',
  department: 'collection',
  async given({ world }) {
    for (const id of REGION_CODES) await changeStoreSettings(world, id, { synonyms: [] })
  },
  start: '/pages/search?q=pants',
})
