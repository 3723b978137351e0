import { lazy, Suspense } from 'react'
import { useAllows } from '#app/analytics/consent/consent-store.ts'

const SupportChat = lazy(() => import('./support-chat.tsx').then((module) => ({ default: module.SupportChat })))

/** The support chat, for who agreed to it. */
export function ChatPart() {
  return useAllows('support') ? (
    <Suspense>
      <SupportChat />
    </Suspense>
  ) : null
}
