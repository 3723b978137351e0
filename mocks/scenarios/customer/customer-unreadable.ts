import { defineScenario } from '../define-scenario.ts'

export const customerUnreadable = defineScenario({
  name: 'customer-unreadable',
  summary: 'The signed-in customer’s account cannot be read.',
  department: 'customer',
  reproduces: ['customer.read-failed'],
  given({ faults }) {
    faults.add({ upstream: 'customer-account', operation: 'customer', respond: { status: 500 } })
  },
  start: '/account?page=overview',
})
