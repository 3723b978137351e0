import { type Dispatch, useEffect } from 'react'
import { oldPageWords } from '#app/copy/shell.ts'
import { useWords } from '#app/copy/use-words.ts'
import { PART_MISSING, PRESS_LOST_AT } from '#app/errors/stale-page.ts'
import { readSession, removeSession } from '#app/visitor/browser-storage.ts'
import type { NotificationEvent } from './notification-machine.ts'

/** Shows a notification after a press that this page could not answer, because its build was gone, or the page before it. */
export function useOldPageNotification(dispatch: Dispatch<NotificationEvent>): void {
  const t = useWords(oldPageWords)
  useEffect(() => {
    const show = (text: string) => dispatch({ type: 'shown', notification: { type: 'old-page', theme: 'info', text } })
    const lostAt = Number(readSession(PRESS_LOST_AT) ?? Number.POSITIVE_INFINITY)
    // the page that was pressed is still there for a moment
    if (lostAt < performance.timeOrigin) {
      removeSession(PRESS_LOST_AT)
      show(t('reloaded'))
    }
    const onPartMissing = () => show(t('part-missing'))
    if (window.stalePage?.isPartMissing) onPartMissing()
    window.addEventListener(PART_MISSING, onPartMissing)
    return () => window.removeEventListener(PART_MISSING, onPartMissing)
  }, [dispatch, t])
}
