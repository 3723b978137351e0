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
const thanks: Notification = { type: 'connection', theme: 'success', text: 'You are back' }
const notice: Notification = { type: 'connection', theme: 'info', text: 'You are offline' }
const failure: Notification = { type: 'connection', theme: 'error', text: 'You are offline' }
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
  ['hides when its state is over', shown(failure), { type: 'ended', of: 'connection' }, HIDDEN],
  ['stays when another type is over', shown(discount), { type: 'ended', of: 'connection' }, shown(discount)],
  ['stays hidden', HIDDEN, { type: 'dismissed' }, HIDDEN],
])('a banner %s [NAV-12]', (_, state, event, next) => {
  expect(transition(state, event)).toEqual(next)
})
