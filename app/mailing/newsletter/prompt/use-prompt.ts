import { useLocation } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { useNeedsConsent } from '#app/analytics/consent/consent-store.ts'
import { useFlag } from '#app/analytics/flags/use-flag.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { usePopups } from '#app/ui/popups.ts'
import { watchAttention } from '#app/ui/watch-attention.ts'
import { readBrowserCookie } from '#app/visitor/browser-cookies.ts'
import { readSession, writeSession } from '#app/visitor/browser-storage.ts'
import { hideNewsletterPrompt } from '#app/visitor/cookies.ts'
import { subscribeToVisitorChanges } from '#app/visitor/visitor-changes.ts'
import { SESSION_STORAGE } from '#contracts/shop/visitor.ts'
import { mayPrompt } from './prompt-rules.ts'

const isHidden = () => readBrowserCookie(hideNewsletterPrompt) !== undefined
const getServerSnapshot = () => true
const wasShown = () => readSession(SESSION_STORAGE.newsletterPrompted) !== undefined
const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false

/** Opens the newsletter's modal once a visit, when the visitor seems to leave or is idle, and nothing else goes on. */
export function usePrompt(): void {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { panel, open } = useOpenPanel()
  const { modal, flyoutMenu, collectionFilters } = usePopups()
  const isDue = mayPrompt({
    path,
    isHidden: useSyncExternalStore(subscribeToVisitorChanges, isHidden, getServerSnapshot),
    wasShown: wasShown(),
    isCovered: panel !== 'none' || modal > 0 || flyoutMenu > 0 || collectionFilters > 0,
    needsConsent: useNeedsConsent(),
  })

  const isEnabled = useFlag('newsletter-prompt', isDue)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page starts the idle time again
  useEffect(() => {
    if (!isDue || !isEnabled) return
    function prompt() {
      if (isTyping() || wasShown()) return
      writeSession(SESSION_STORAGE.newsletterPrompted, 'true')
      open('newsletter')
    }
    return watchAttention(document, { onExitIntent: prompt, onIdle: prompt })
  }, [isDue, isEnabled, path, open])
}
