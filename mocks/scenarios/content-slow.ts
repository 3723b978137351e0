import { defineScenario } from './define-scenario.ts'

export const contentSlow = defineScenario({
  name: 'content-slow',
  summary: 'The content service takes three seconds over everything.',
  department: 'content',
  given({ faults }) {
    faults.add({ upstream: 'content', respond: { delayMs: 3_000 } })
  },
  start: '/',
})
