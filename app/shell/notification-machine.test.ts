import { expect, test } from 'vitest'
import {
  HIDDEN,
  isDismissible,
  type Notification,
  type NotificationEvent,
  type NotificationState,
  staysFor,
  transition,
} from './notification-machine.ts'

const discount: Notification = { type: 'discount-code', theme: 'success', text: '10% off' }
const thanks: Notification = { type: 'notice', theme: 'success', text: 'Thank you' }
const notice: Notification = { type: 'notice', theme: 'info', text: 'We are closed on Monday' }
const failure: Notification = { type: 'notice', theme: 'error', text: 'Something failed' }
const shown = (notification: Notification): NotificationState => ({ isVisible: true, ...notification })

test.each([
  ['a discount code', discount, 5_000, false],
  ['a success', thanks, null, false],
  ['a notice', notice, null, true],
  ['a failure', failure, null, true],
])('%s stays %o for %s ms, and can be put away: %s [NAV-12]', (_, notification, stays, dismissible) => {
  expect(staysFor(notification)).toBe(stays)
  expect(isDismissible(notification)).toBe(dismissible)
})

test.each<[string, NotificationState, NotificationEvent, NotificationState]>([
  ['is told', HIDDEN, { type: 'told', notification: notice }, shown(notice)],
  ['gives way to the next', shown(notice), { type: 'told', notification: discount }, shown(discount)],
  ['goes when its time is up', shown(discount), { type: 'time-up' }, HIDDEN],
  ['stays when it has no time', shown(notice), { type: 'time-up' }, shown(notice)],
  ['goes when it is dismissed', shown(failure), { type: 'dismissed' }, HIDDEN],
  ['cannot be dismissed when it is a success', shown(thanks), { type: 'dismissed' }, shown(thanks)],
  ['stays hidden', HIDDEN, { type: 'dismissed' }, HIDDEN],
])('a banner %s [NAV-12]', (_, state, event, next) => {
  expect(transition(state, event)).toEqual(next)
})
