import { type ReactNode, type SyntheticEvent, useEffect, useReducer, useRef } from 'react'
import { BUTTON_FEEDBACK_MS } from '#contracts/shop/timing-and-limits.ts'
import styles from './button.module.css'

type Words = { ready: ReactNode; loading: ReactNode; success: ReactNode; error: ReactNode }

/**
 * A submit button that runs one action at a time and shows how it ended, with the form's alert in view. `onSubmit` resolves to
 * whether it succeeded. Before hydration it is the form's ordinary submit button.
 */
export function SubmitButton(props: {
  words: Words
  onSubmit: () => Promise<boolean>
  /** Validates the form: false cancels the submission and leaves the button ready. */
  onBeforeSubmit?: () => boolean
  disabled?: boolean
  /** Whether another action of the page is the first one. */
  isSecondary?: boolean
  className?: string | undefined
}) {
  const [state, dispatch] = useReducer(transition, 'ready')
  // a second press may come before React renders the first
  const isRunning = useRef(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (state !== 'success' && state !== 'error') return
    // where a field has the focus it says what is wrong
    if (state === 'error' && document.activeElement === button.current)
      button.current?.form?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
    const timer = setTimeout(() => dispatch('time-up'), BUTTON_FEEDBACK_MS)
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
      ref={button}
      type="submit"
      className={[props.isSecondary ? styles.secondary : styles.primary, props.className].filter(Boolean).join(' ')}
      data-state={state}
      aria-disabled={props.disabled || state === 'loading' || undefined}
      onPointerEnter={announceFilledFields}
      onFocus={announceFilledFields}
      onClickCapture={announceFilledFields}
      onClick={(event) => {
        event.preventDefault()
        if (!props.disabled) void submit()
      }}
    >
      <span aria-live="polite">{props.words[state]}</span>
    </button>
  )
}

/**
 * Before the button is pressed, informs React of fields that a password manager has filled without an event. For a field
 * whose value it knows, React ignores the event.
 */
function announceFilledFields({ currentTarget }: SyntheticEvent<HTMLButtonElement>): void {
  for (const field of currentTarget.form?.elements ?? [])
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.dispatchEvent(new Event('input', { bubbles: true }))
}

type ButtonState = 'ready' | 'loading' | 'success' | 'error'
type ButtonEvent = 'click' | 'succeeded' | 'failed' | 'time-up'

/** Spec 4, "Submit button": a click acts only in ready; success and error return to ready when their time is up. */
export function transition(state: ButtonState, event: ButtonEvent): ButtonState {
  if (state === 'ready' && event === 'click') return 'loading'
  if (state === 'loading' && event === 'succeeded') return 'success'
  if (state === 'loading' && event === 'failed') return 'error'
  if ((state === 'success' || state === 'error') && event === 'time-up') return 'ready'
  return state
}

/** Runs a button's action and returns how it ended. An action that throws or rejects has failed; its error is logged. */
export async function runAction(action: () => Promise<boolean>): Promise<'succeeded' | 'failed'> {
  try {
    return (await action()) ? 'succeeded' : 'failed'
  } catch (error) {
    console.error(error)
    return 'failed'
  }
}
