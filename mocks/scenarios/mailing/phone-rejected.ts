import { defineScenario } from '../define-scenario.ts'

export const phoneRejected = defineScenario({
  name: 'phone-rejected',
  summary: 'The backend API rejects every phone number as invalid.',
  department: 'mailing',
  given({ faults }) {
    faults.add({
      upstream: 'backend',
      operation: 'validatePhone',
      respond: { status: 200, body: { error: 'That is not a phone number we can use.' } },
    })
  },
  start: '/',
})
