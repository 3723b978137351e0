import { lazy, Suspense } from 'react'
import { useHasConsent } from '#app/analytics/consent/consent-store.ts'

const SupportChat = lazy(() => import('./support-chat.tsx').then((module) => ({ default: module.SupportChat })))

/** The support chat, with the visitor's consent. */
export function ChatPart() {
  return useHasConsent('support') ? (
    <Suspense>
      <SupportChat />
    </Suspense>
  ) : null
}
