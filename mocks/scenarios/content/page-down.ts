import { defineScenario } from '../define-scenario.ts'

export const pageDown = defineScenario({
  name: 'page-down',
  summary: 'Content pages cannot be fetched; the menu and the promos still can.',
  department: 'content',
  reproduces: ['content.page-failed'],
  given({ faults }) {
    faults.add({ upstream: 'content', operation: 'page', respond: { status: 503 } })
  },
  start: '/pages/about-us',
})
