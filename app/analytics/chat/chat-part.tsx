import { Suspense } from 'react'
import { useHasConsent } from '#app/analytics/consent/consent-store.ts'
import { lazyOptional } from '#app/page/optional-part.tsx'

const SupportChat = lazyOptional(() => import('./support-chat.tsx').then((module) => module.SupportChat))

/** The support chat, with the visitor's consent. */
export function ChatPart() {
  return useHasConsent('support') ? (
    <Suspense>
      <SupportChat />
    </Suspense>
  ) : null
}
