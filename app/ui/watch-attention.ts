import { throttle } from './throttle.ts'

/** Spec 4: "exit intent fires when the cursor is within 20 px of the top (events throttled 200 ms). Idle default is 4000 ms". */
const EXIT_TOP_PX = 20
const EXIT_THROTTLE_MS = 200
const IDLE_MS = 4_000

/** What a visitor does that ends idleness. */
const ACTIVITIES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'touchmove'] as const

type Page = Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>

/**
 * Calls `onExitIntent` when a mouse comes near the top of the window, where the browser's own controls are, and `onIdle`
 * when nothing has happened for 4 s on a visible page. Touch has no exit intent. Returns the function that stops it.
 */
export function watchAttention(page: Page, on: { onExitIntent: () => void; onIdle: () => void }): () => void {
  let isStopped = false
  let idleTimer: ReturnType<typeof setTimeout> | undefined

  function restartIdle() {
    clearTimeout(idleTimer)
    if (page.visibilityState === 'visible') idleTimer = setTimeout(on.onIdle, IDLE_MS)
  }

  const handlePointer = throttle((event: PointerEvent) => {
    const isAtTop = event.pointerType === 'mouse' && event.clientY <= EXIT_TOP_PX
    if (!isStopped && isAtTop && isRealMovement(event)) on.onExitIntent()
  }, EXIT_THROTTLE_MS)

  const options = { capture: true, passive: true }
  for (const activity of ACTIVITIES) page.addEventListener(activity, restartIdle, options)
  page.addEventListener('visibilitychange', restartIdle)
  page.addEventListener('pointermove', handlePointer, options)
  // a fast mouse leaves the window without a movement near its top
  page.addEventListener('pointerout', handlePointer, options)
  restartIdle()

  return () => {
    isStopped = true
    clearTimeout(idleTimer)
    for (const activity of ACTIVITIES) page.removeEventListener(activity, restartIdle, options)
    page.removeEventListener('visibilitychange', restartIdle)
    page.removeEventListener('pointermove', handlePointer, options)
    page.removeEventListener('pointerout', handlePointer, options)
  }
}

/** Browsers also send events of a mouse that rests while the page scrolls below it. Without a related target it has left. */
const isRealMovement = ({ type, movementX, movementY, relatedTarget }: PointerEvent): boolean =>
  type === 'pointerout' ? relatedTarget === null : movementX !== 0 || movementY !== 0
