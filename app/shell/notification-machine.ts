import { DISCOUNT_BANNER_MS } from '#contracts/shop/timing-and-limits.ts'
/** Spec 3, "Notification banner: isVisible, type, theme". */
export type Notification = {
  type: 'discount-code' | 'cookies-refused' | 'connection' | 'old-page' | 'signed-out'
  theme: 'success' | 'info' | 'error'
  text: string
}
export type NotificationState = { isVisible: false } | ({ isVisible: true } & Notification)
export type NotificationEvent =
  | { type: 'shown'; notification: Notification }
  | { type: 'dismissed' }
  | { type: 'time-up' }
  /** The state behind a type of notification has ended. */
  | { type: 'ended'; of: Notification['type'] }

export const HIDDEN: NotificationState = { isVisible: false }

/** Returns how long a banner stays, in ms; null if it stays until it is dismissed or its state ends. */
export const getAutoHideMs = ({ type }: Notification): number | null =>
  type === 'discount-code' ? DISCOUNT_BANNER_MS : null

/** Spec 4: discount-code banners hide by themselves; "others are dismissible unless the theme is success". */
export const isDismissible = ({ type, theme }: Notification): boolean => type !== 'discount-code' && theme !== 'success'

/** The next state of the banner. The latest notification replaces the previous one. */
export function transition(state: NotificationState, event: NotificationEvent): NotificationState {
  if (event.type === 'shown') return { isVisible: true, ...event.notification }
  if (!state.isVisible) return state
  return canHide(state, event) ? HIDDEN : state
}

function canHide(shown: Notification, event: Exclude<NotificationEvent, { type: 'shown' }>): boolean {
  if (event.type === 'time-up') return getAutoHideMs(shown) !== null
  return event.type === 'ended' ? event.of === shown.type : isDismissible(shown)
}
