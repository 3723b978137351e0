import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { lazyOptional } from '#app/page/optional-part.tsx'
import { useHasConsent } from './consent/consent.ts'
import { loadAnalytics } from './track.ts'

/** Tracks the visit while the visitor consents. The code loads only then (NAV-14). */
export function AnalyticsPart() {
  const router = useRouter()
  const isAllowed = useHasConsent('analytics')
  useEffect(() => {
    if (!isAllowed) return
    const controller = new AbortController()
    Promise.all([import('./watch-visit.ts'), loadAnalytics()])
      .then(([{ watchVisit }, analytics]) => {
        if (!controller.signal.aborted) watchVisit(router, analytics, controller.signal)
      })
      .catch(() => {})
    return () => controller.abort()
  }, [isAllowed, router])
  return null
}

const SupportChat = lazyOptional(() => import('./chat/support-chat.tsx').then((module) => module.SupportChat))

/** The support chat, with the visitor's consent. */
export function ChatPart() {
  return useHasConsent('support') ? (
    <Suspense>
      <SupportChat />
    </Suspense>
  ) : null
}
