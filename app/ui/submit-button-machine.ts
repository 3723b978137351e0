/** Spec 9: "Button feedback reset 2000 ms". */
export const FEEDBACK_MS = 2_000

export type ButtonState = 'ready' | 'loading' | 'success' | 'error'
export type ButtonEvent = 'click' | 'succeeded' | 'failed' | 'time-up'

/** Spec 4, "Submit button": a click acts only in ready; success and error go back to ready when their time is up. */
export function transition(state: ButtonState, event: ButtonEvent): ButtonState {
  if (state === 'ready' && event === 'click') return 'loading'
  if (state === 'loading' && event === 'succeeded') return 'success'
  if (state === 'loading' && event === 'failed') return 'error'
  if ((state === 'success' || state === 'error') && event === 'time-up') return 'ready'
  return state
}
