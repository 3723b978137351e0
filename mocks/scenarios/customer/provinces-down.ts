import { defineScenario } from '../define-scenario.ts'

export const provincesDown = defineScenario({
  name: 'provinces-down',
  summary: 'The backend API cannot list the provinces of a country.',
  department: 'customer',
  reproduces: ['customer.provinces-failed'],
  given({ faults }) {
    faults.add({ upstream: 'backend', operation: 'provinces', respond: { status: 503 } })
  },
  start: '/account?page=addresses',
})
