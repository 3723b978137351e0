import { defineScenario } from '../define-scenario.ts'

export const careCopyDown = defineScenario({
  name: 'care-copy-down',
  summary: 'How a type of product is washed cannot be fetched; a product says what it says itself.',
  department: 'content',
  reproduces: ['content.care-failed'],
  given({ faults }) {
    faults.add({ upstream: 'content', operation: 'careCopy', respond: { status: 503 } })
  },
  start: '/products/heroes-navy',
})
