import { defineScenario } from '../define-scenario.ts'

export const contentDown = defineScenario({
  name: 'content-down',
  summary: 'Every call to the content service fails.',
  department: 'content',
  reproduces: ['content.promo-failed', 'content.care-failed', 'menu.fetch-failed', 'content.page-failed'],
  given({ faults }) {
    faults.add({ upstream: 'content', respond: { status: 503 } })
  },
  start: '/',
})
