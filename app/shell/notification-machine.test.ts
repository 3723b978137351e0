import { expect, test } from 'vitest'
import {
  getAutoHideMs,
  HIDDEN,
  isDismissible,
  type Notification,
  type NotificationEvent,
  type NotificationState,
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
])('%s, %o, hides after %s ms and is dismissible: %s [NAV-12]', (_, notification, autoHideMs, expectedDismissible) => {
  expect(getAutoHideMs(notification)).toBe(autoHideMs)
  expect(isDismissible(notification)).toBe(expectedDismissible)
})

test.each<[string, NotificationState, NotificationEvent, NotificationState]>([
  ['appears', HIDDEN, { type: 'shown', notification: notice }, shown(notice)],
  ['is replaced by the next', shown(notice), { type: 'shown', notification: discount }, shown(discount)],
  ['hides when its time is up', shown(discount), { type: 'time-up' }, HIDDEN],
  ['without a time stays', shown(notice), { type: 'time-up' }, shown(notice)],
  ['hides when dismissed', shown(failure), { type: 'dismissed' }, HIDDEN],
  ['of a success cannot be dismissed', shown(thanks), { type: 'dismissed' }, shown(thanks)],
  ['stays hidden', HIDDEN, { type: 'dismissed' }, HIDDEN],
])('a banner %s [NAV-12]', (_, state, event, next) => {
  expect(transition(state, event)).toEqual(next)
})
