import { Link, useBlocker } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { accountFormsWords } from '#app/copy/account-forms.ts'
import { useMessageFor } from '#app/copy/messages.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import type { Elements } from '#app/ui/elements.ts'
import { Modal } from '#app/ui/modal.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { isLoggedIn } from '#app/visitor/browser-state.ts'
import styles from './account-form.module.css'
import { changeAccount } from './call-for-owner.ts'
import type { ChangeOutcome } from './change-customer.server.ts'
import { useFormOwner } from './sign-in/use-session-owner.ts'
import type { useAccountForm } from './use-account-form.ts'

type Failure = Extract<ChangeOutcome<unknown>, { status: 'failed' }>

/** The frame of an account form: heading, problems, buttons, and the confirmation before unsaved changes are left. */
export function AccountForm<Input, Saved, Field extends string>(props: {
  title: string
  page: 'addresses' | 'details'
  state: ReturnType<typeof useAccountForm<Field>>
  submit: string
  /** Returns the values to send; null if there is a problem, which the form then shows. */
  collect: () => Promise<Input | null>
  send: (accessToken: string, input: Input) => Promise<ChangeOutcome<Saved, Field>>
  onSaved: (saved: Saved | null, input: Input) => void
  /** Called if the address was deleted elsewhere. */
  onUnknown?: () => void
  /** Called if the save failed, in which case it may still have taken effect. */
  onFailed: () => void
  notes?: Elements
  children: Elements
}) {
  const { state, page } = props
  const t = useWords(accountFormsWords)
  const messageFor = useMessageFor()
  const region = useRegion().code
  const owner = useFormOwner()
  const heading = useFocusedHeading()
  const [failure, setFailure] = useState<Failure | null>(null)

  async function onSubmit(): Promise<boolean> {
    setFailure(null)
    const input = await props.collect()
    if (input === null) return false
    const outcome = await changeAccount(region, owner, (accessToken) => props.send(accessToken, input))
    switch (outcome.status) {
      case 'saved':
        state.draft.finish()
        props.onSaved(outcome.saved, input)
        return true
      case 'refused':
        state.showRefusal(outcome.problems, t('refused'))
        return false
      case 'unknown-address':
        props.onUnknown?.()
        return false
      // the signed-out page replaces the form, and the draft restores it after sign-in
      case 'signed-out':
        return false
      case 'failed':
        setFailure(outcome)
        props.onFailed()
        return false
    }
  }

  return (
    <>
      <form
        ref={state.form}
        noValidate
        className={styles.form}
        onChange={state.onChange}
        onBlur={state.onBlur}
        aria-labelledby="account-form"
      >
        <h2 id="account-form" ref={heading} tabIndex={-1} className={styles.heading}>
          {props.title}
        </h2>
        {state.draft.isRestored ? (
          <p role="status" className={styles.note}>
            {t('restored')}
          </p>
        ) : null}
        {props.notes}
        {state.otherProblems.length > 0 ? (
          <div role="alert" data-problems tabIndex={-1} className={styles.alert}>
            {state.otherProblems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </div>
        ) : null}
        {props.children}
        {failure ? (
          <p role="alert" className={styles.alert}>
            {messageFor(failure.failure, failure.failure === 'limit.reached' ? failure.retryAfterS : undefined)}
          </p>
        ) : null}
        <div className={styles.actions}>
          <SubmitButton
            onBeforeSubmit={state.onBeforeSubmit}
            onSubmit={onSubmit}
            words={{ ready: props.submit, loading: t('saving'), success: t('saved'), error: t('not-saved') }}
          />
          <Link to="/account" search={{ page }} preload={false} className={button.secondary}>
            {t('cancel')}
          </Link>
        </div>
      </form>
      <UnsavedQuestion isDirty={state.draft.isDirty} onLeave={state.draft.finish} />
    </>
  )
}

/**
 * Confirms before a form with unsaved changes is left: with a modal for links and Back, with the dialog of the browser for
 * closing and reloading. `onLeave` discards the changes.
 */
function UnsavedQuestion({ isDirty, onLeave }: { isDirty: RefObject<boolean>; onLeave: () => void }) {
  const t = useWords(accountFormsWords)
  const region = useRegion().code
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty.current,
    // the end of a session redirects to sign-in, and the draft keeps the values
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

/** Returns a ref for the heading of a form, which gets focus when the form opens, so that screen readers announce it. */
export function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
