import { useLocation, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { parseSearch } from '#app/region/search-strings.ts'
import { useRegion } from '#app/region/use-region.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { lazyOptional } from '#app/ui/optional-part.tsx'
import { usePopups } from '#app/ui/popups.ts'
import { readSession, writeSession } from '#app/visitor/browser-storage.ts'
import { SAVED_FIT_MODAL, SESSION_STORAGE } from '#contracts/shop/visitor.ts'
import { claimFitFn } from '../fit.functions.ts'
import { storeSavedFit } from '../saved-fit-cookie.ts'
import { type Prompt, parsePromptRequest } from './prompt-rules.ts'

const FitPrompt = lazyOptional(() => import('./fit-prompt.tsx').then((module) => module.FitPrompt))

/** The prompt for each outcome of a mail's key. */
const PROMPTS = { found: 'claimed', none: 'expired', unknown: 'failed', failed: 'failed' } as const

/** The saved-fit prompt of an address (FIT-12). It waits until nothing else covers the page, and shows once a session. */
export function FitPromptPart() {
  const { prompt, claim } = usePrompt()
  const { panel } = useOpenPanel()
  const { modal, flyoutMenu } = usePopups()
  const [state, setState] = useState<'waiting' | 'open' | 'closed'>('waiting')
  const isPageFree = panel === 'none' && !modal && !flyoutMenu
  if (prompt && state === 'waiting' && isPageFree) setState('open')
  if (!prompt || state === 'waiting') return null
  return (
    <Suspense>
      <FitPrompt
        prompt={prompt}
        open={state === 'open'}
        onClaim={claim}
        onClose={() => {
          writeSession(SESSION_STORAGE.hideSavedFitModal, 'true')
          setState('closed')
        }}
      />
    </Suspense>
  )
}

function usePrompt(): { prompt: Prompt | null; claim: () => Promise<void> } {
  const router = useRouter()
  const region = useRegion().code
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const [prompt, setPrompt] = useState<Prompt | null>(null)
  const hasStarted = useRef(false)
  const key = useRef('')
  const { open } = useOpenPanel()

  useEffect(() => {
    const request = parsePromptRequest(
      parseSearch(search),
      readSession(SESSION_STORAGE.hideSavedFitModal) !== undefined,
    )
    const clearAddress = () => {
      const address = new URL(window.location.href)
      address.searchParams.delete(SAVED_FIT_MODAL)
      router.history.replace(address.pathname + address.search + address.hash)
    }
    if (request?.kind === 'edit') {
      // The next press of the same link opens the card again.
      clearAddress()
      return open('fit')
    }
    if (!request || hasStarted.current) return
    hasStarted.current = true
    if (request.kind === 'ask') return setPrompt('ask')
    // The key is a secret, so it is removed from the address and the history.
    clearAddress()
    key.current = request.key
    setPrompt('offered')
  }, [router, search, open])

  const claim = () =>
    claimFitFn({ data: { region, key: key.current } }).then(
      (outcome) => {
        if (outcome.status === 'found') storeSavedFit(outcome.record, { inAccount: false })
        setPrompt(PROMPTS[outcome.status])
      },
      () => setPrompt('failed'),
    )

  return { prompt, claim }
}
