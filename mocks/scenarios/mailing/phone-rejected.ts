import { defineScenario } from '../define-scenario.ts'

export const phoneRejected = defineScenario({
  name: 'phone-rejected',
  summary: 'Whatever phone number the shopper gives, the backend API says that it is none.',
  department: 'mailing',
  reproduces: ['phone.invalid'],
  given({ faults }) {
    faults.add({
      upstream: 'backend',
      operation: 'validatePhone',
      respond: { status: 200, body: { error: 'That is not a phone number we can use.' } },
    })
  },
  start: '/',
})
