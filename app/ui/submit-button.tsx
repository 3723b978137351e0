import { type ReactNode, useEffect, useReducer, useRef } from 'react'
import styles from './button.module.css'
import { FEEDBACK_MS, runAction, transition } from './submit-button-machine.ts'

type Words = { ready: ReactNode; loading: ReactNode; success: ReactNode; error: ReactNode }

/**
 * A submit button that runs one action at a time and shows how it ended. `onSubmit` resolves to whether it succeeded. Before
 * hydration it is the form's ordinary submit button.
 */
export function SubmitButton(props: {
  words: Words
  onSubmit: () => Promise<boolean>
  /** Validates the form: false cancels the submission and leaves the button ready. */
  onBeforeSubmit?: () => boolean
  disabled?: boolean
  className?: string | undefined
}) {
  const [state, dispatch] = useReducer(transition, 'ready')
  // a second press may come before React renders the first
  const isRunning = useRef(false)

  useEffect(() => {
    if (state !== 'success' && state !== 'error') return
    const timer = setTimeout(() => dispatch('time-up'), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [state])

  async function submit() {
    if (state !== 'ready' || isRunning.current || props.onBeforeSubmit?.() === false) return
    isRunning.current = true
    dispatch('click')
    dispatch(await runAction(props.onSubmit))
    isRunning.current = false
  }

  return (
    <button
      type="submit"
      className={[styles.primary, props.className].filter(Boolean).join(' ')}
      data-state={state}
      aria-disabled={props.disabled || state === 'loading' || undefined}
      onClick={(event) => {
        event.preventDefault()
        if (!props.disabled) void submit()
      }}
    >
      <span aria-live="polite">{props.words[state]}</span>
    </button>
  )
}
