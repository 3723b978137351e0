import { type ReactNode, useEffect, useReducer } from 'react'
import styles from './button.module.css'
import { FEEDBACK_MS, transition } from './submit-button-machine.ts'

type Words = { ready: ReactNode; loading: ReactNode; success: ReactNode; error: ReactNode }

/**
 * A button that does one thing at a time and says how it went. `act` answers whether it worked.
 * Inside a form it stays an ordinary submit button until script is there, so nobody waits for it.
 */
export function SubmitButton(props: {
  words: Words
  act: () => Promise<boolean>
  /** Asked before anything begins: false leaves the button as it is, for a form that first has something to say. */
  may?: () => boolean
  disabled?: boolean
  className?: string
}) {
  const [state, send] = useReducer(transition, 'ready')

  useEffect(() => {
    if (state !== 'success' && state !== 'error') return
    const timer = setTimeout(() => send('time-up'), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [state])

  async function click() {
    if (state !== 'ready' || props.may?.() === false) return
    send('click')
    send((await props.act()) ? 'succeeded' : 'failed')
  }

  return (
    <button
      type="submit"
      className={[styles.primary, props.className].filter(Boolean).join(' ')}
      data-state={state}
      aria-disabled={props.disabled || state === 'loading' || undefined}
      onClick={(event) => {
        event.preventDefault()
        if (!props.disabled) void click()
      }}
    >
      <span aria-live="polite">{props.words[state]}</span>
    </button>
  )
}
