import { defineScenario } from '../define-scenario.ts'

export const phoneCheckDown = defineScenario({
  name: 'phone-check-down',
  summary: 'The backend API cannot check phone numbers.',
  department: 'mailing',
  reproduces: ['phone.invalid'],
  given({ faults }) {
    faults.add({ upstream: 'backend', operation: 'validatePhone', respond: { status: 503 } })
  },
  start: '/',
})
