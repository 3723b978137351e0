/** Spec 9: "Button feedback reset 2000 ms". */
export const FEEDBACK_MS = 2_000

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
