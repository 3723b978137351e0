import { defineScenario } from '../define-scenario.ts'

export const careCopyDown = defineScenario({
  name: 'care-copy-down',
  summary: 'Care instructions by product type cannot be fetched; a product shows its own.',
  department: 'content',
  reproduces: ['content.care-failed'],
  given({ faults }) {
    faults.add({ upstream: 'content', operation: 'careCopy', respond: { status: 503 } })
  },
  start: '/products/heroes-navy',
})
