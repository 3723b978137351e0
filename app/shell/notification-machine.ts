/** Spec 9: "Discount banner auto-hide 5 seconds". */
const DISCOUNT_BANNER_MS = 5_000

/** Spec 3, "Notification banner: isVisible, type, theme". */
export type Notification = { type: 'discount-code' | 'notice'; theme: 'success' | 'info' | 'error'; text: string }
export type NotificationState = { isVisible: false } | ({ isVisible: true } & Notification)
export type NotificationEvent =
  | { type: 'told'; notification: Notification }
  | { type: 'dismissed' }
  | { type: 'time-up' }

export const HIDDEN: NotificationState = { isVisible: false }

/** How long a banner stays by itself, in ms; null: until it is dismissed or another page is opened. */
export const staysFor = ({ type }: Notification): number | null =>
  type === 'discount-code' ? DISCOUNT_BANNER_MS : null

/** Spec 4: discount-code banners go by themselves; "others are dismissible unless the theme is success". */
export const isDismissible = ({ type, theme }: Notification): boolean => type !== 'discount-code' && theme !== 'success'

/** The latest notification is the one that is shown. */
export function transition(state: NotificationState, event: NotificationEvent): NotificationState {
  if (event.type === 'told') return { isVisible: true, ...event.notification }
  if (!state.isVisible) return state
  const allowed = event.type === 'time-up' ? staysFor(state) !== null : isDismissible(state)
  return allowed ? HIDDEN : state
}
