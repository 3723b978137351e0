import { signInVisitor } from '#mocks/upstreams/sign-in/sign-in-visitor.ts'
import { defineScenario } from '../define-scenario.ts'
import { givenDefaultCustomer } from '../given/default-customer.ts'

export const fitServiceDown = defineScenario({
  name: 'fit-service-down',
  summary: 'Jo Marsh is signed in, and every call to the fit service fails.',
  department: 'fit',
  reproduces: ['fit.fetch-failed', 'fit.recommend-failed'],
  async given({ world, visitor, origin, faults }) {
    await signInVisitor(world, visitor, await givenDefaultCustomer(world, 'gb'), origin)
    faults.add({ upstream: 'fit', respond: { status: 503 } })
  },
  start: '/',
})
