import { defineScenario } from '../define-scenario.ts'

export const referAFriendDown = defineScenario({
  name: 'refer-a-friend-down',
  summary: 'The backend API rejects every friend invitation.',
  department: 'mailing',
  reproduces: ['mailing.request-failed'],
  given({ faults }) {
    faults.add({ upstream: 'backend', operation: 'referAFriend', respond: { status: 503 } })
  },
  start: '/refer-a-friend',
})
