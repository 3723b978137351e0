import { defineScenario } from '../define-scenario.ts'

export const customerUpdateFails = defineScenario({
  name: 'customer-update-fails',
  summary: 'Neither addresses nor the name of a customer can be saved; the account can be read.',
  department: 'customer',
  reproduces: ['customer.change-failed'],
  given({ faults }) {
    for (const operation of [
      'customerAddressCreate',
      'customerAddressUpdate',
      'customerAddressDelete',
      'customerUpdate',
    ])
      faults.add({ upstream: 'customer-account', operation, respond: { status: 503 } })
  },
  start: '/account?page=addresses',
})
