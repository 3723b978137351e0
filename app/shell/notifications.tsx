import { useEffect, useReducer } from 'react'
import { NotificationBanner } from './notification-banner.tsx'
import { getAutoHideMs, HIDDEN, transition } from './notification-machine.ts'
import { useConnectionNotification } from './use-connection-notification.ts'
import { useDiscountNotification } from './use-discount-notification.ts'
import { useOldPageNotification } from './use-old-page-notification.ts'

/** The notification banner over the page, and what shows and hides it (NAV-12). */
export function Notifications() {
  const [state, dispatch] = useReducer(transition, HIDDEN)
  useDiscountNotification(dispatch)
  useConnectionNotification(dispatch)
  useOldPageNotification(dispatch)

  const autoHideMs = state.isVisible ? getAutoHideMs(state) : null
  useEffect(() => {
    if (autoHideMs === null) return
    const timer = setTimeout(() => dispatch({ type: 'time-up' }), autoHideMs)
    return () => clearTimeout(timer)
  }, [autoHideMs])

  return <NotificationBanner state={state} onDismiss={() => dispatch({ type: 'dismissed' })} />
}
