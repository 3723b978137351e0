import { useBlocker } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { accountFormsWords } from '#app/copy/account-forms.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { Modal } from '#app/ui/modal.tsx'
import { isLoggedIn } from '#app/visitor/use-visitor.ts'
import styles from './account-form.module.css'

/**
 * Asks before a form with unsaved changes is left: in the page for links and Back, by the browser for a page that is closed
 * or reloaded. `onLeave` drops the changes.
 */
export function UnsavedQuestion({ isDirty, onLeave }: { isDirty: RefObject<boolean>; onLeave: () => void }) {
  const t = useWords(accountFormsWords)
  const region = useRegion().code
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty.current,
    // a session that is over leads to the sign-in page, and what was typed is kept
    enableBeforeUnload: () => isDirty.current && isLoggedIn(region),
    withResolver: true,
  })
  return (
    <Modal open={status === 'blocked'} title={t('unsaved')} closeLabel={t('keep-editing')} onClose={() => reset?.()}>
      <p>{t('unsaved-text')}</p>
      <div className={styles.actions}>
        <button type="button" className={button.primary} onClick={() => reset?.()}>
          {t('keep-editing')}
        </button>
        <button
          type="button"
          className={button.secondary}
          onClick={() => {
            onLeave()
            proceed?.()
          }}
        >
          {t('leave')}
        </button>
      </div>
    </Modal>
  )
}
