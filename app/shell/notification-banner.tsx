import { useCopy } from '#app/copy/every-page.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import styles from './notification-banner.module.css'
import { isDismissible, type NotificationState } from './notification-machine.ts'

/** A notification over the page. Its live region is always present, so that screen readers announce it. */
export function NotificationBanner({ state, onDismiss }: { state: NotificationState; onDismiss: () => void }) {
  const t = useCopy()
  return (
    <div className={styles.place} role="status" data-notifications>
      {state.isVisible ? (
        <div className={styles.banner} data-theme={state.theme}>
          <p>{state.text}</p>
          {isDismissible(state) ? (
            <button type="button" className={styles.close} aria-label={t('close')} onClick={onDismiss}>
              <CloseIcon />
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
