import { defineScenario } from '../define-scenario.ts'

export const referAFriendDown = defineScenario({
  name: 'refer-a-friend-down',
  summary: 'No friend can be invited: the backend refuses every invitation.',
  department: 'mailing',
  reproduces: ['mailing.request-failed'],
  given({ faults }) {
    faults.add({ upstream: 'backend', operation: 'referAFriend', respond: { status: 503 } })
  },
  start: '/refer-a-friend',
})
