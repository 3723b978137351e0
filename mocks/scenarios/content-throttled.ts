import { defineScenario } from './define-scenario.ts'

export const contentThrottled = defineScenario({
  name: 'content-throttled',
  summary: 'The content service finds itself asked too much: 429 to every call.',
  department: 'content',
  given({ faults }) {
    faults.add({ upstream: 'content', respond: { status: 429 } })
  },
  start: '/',
})
