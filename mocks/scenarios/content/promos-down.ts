import { defineScenario } from '../define-scenario.ts'

export const promosDown = defineScenario({
  name: 'promos-down',
  summary: 'Promos cannot be fetched; the rest of the content service works.',
  department: 'content',
  reproduces: ['content.promo-failed'],
  given({ faults }) {
    faults.add({ upstream: 'content', operation: 'productsPromo', respond: { status: 503 } })
  },
  start: '/collections/trousers',
})
