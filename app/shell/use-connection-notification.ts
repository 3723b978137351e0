import { type Dispatch, useEffect } from 'react'
import { useMessageFor } from '#app/copy/messages.ts'
import type { NotificationEvent } from './notification-machine.ts'

/** Shows a notification while the browser is offline. */
export function useConnectionNotification(dispatch: Dispatch<NotificationEvent>): void {
  const messageFor = useMessageFor()
  const text = messageFor('connection.lost')
  useEffect(() => {
    const onOffline = () => dispatch({ type: 'shown', notification: { type: 'connection', theme: 'error', text } })
    const onOnline = () => dispatch({ type: 'ended', of: 'connection' })
    if (!navigator.onLine) onOffline()
    window.addEventListener('offline', onOffline)
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('offline', onOffline)
      window.removeEventListener('online', onOnline)
    }
  }, [dispatch, text])
}
