import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const NOTHING = { __html: '' }

/** True for what the server has drawn and the browser takes over; false for what is first drawn in the browser. */
export const useTakenOver = (): boolean =>
  useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  )[0]

/**
 * Markup that stays as the server made it: the browser takes it over untouched, without its code. `made` is what the
 * server draws, and nothing in the browser; `fresh` draws the same where no server did, and fetches its code then.
 * It may hold links and forms, whose events reach React around it, and nothing that changes.
 */
export function Kept({ made, fresh }: { made: ReactNode; fresh: ReactNode }) {
  const takenOver = useTakenOver()
  if (made) return <div>{made}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it tells React to leave alone what is there
  if (takenOver) return <div suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
  return (
    <div>
      <Suspense>{fresh}</Suspense>
    </div>
  )
}
