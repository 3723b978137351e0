import { defineScenario } from '../define-scenario.ts'

export const addressRefused = defineScenario({
  name: 'address-refused',
  summary: 'Shopify refuses every address that is saved: for its zip, and for a field that the form does not have.',
  department: 'customer',
  given({ faults }) {
    const userErrors = [
      { code: 'INVALID', field: ['address', 'zip'], message: 'This is not a postal code that we know.' },
      { code: null, field: ['address', 'deliveryPoint'], message: 'Nothing can be delivered to this address.' },
    ]
    for (const operation of ['customerAddressCreate', 'customerAddressUpdate'])
      faults.add({ upstream: 'customer-account', operation, respond: { userErrors } })
  },
  start: '/account?page=addresses',
})
