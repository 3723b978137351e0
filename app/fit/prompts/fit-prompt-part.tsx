import { useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { parseSearch } from '#app/region/search-strings.ts'
import { useRegion } from '#app/region/use-region.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { usePopups } from '#app/ui/popups.tsx'
import { storedInSession, storeInSession } from '#app/visitor/browser-storage.ts'
import { SAVED_FIT_MODAL, SESSION } from '#contracts/visitor.ts'
import { claimFitFn } from '../fit.functions.ts'
import { keepFit } from '../kept-fit.ts'
import { type Prompt, promptWish } from './prompt-rules.ts'

const FitPrompt = lazy(() => import('./fit-prompt.tsx').then((module) => ({ default: module.FitPrompt })))

const WORTH = { found: 'claimed', none: 'expired', unknown: 'failed', failed: 'failed' } as const

/**
 * The saved-fit prompt that an address asks for (FIT-12). It comes when nothing else lies over the page, and once it is
 * closed, not again in this session.
 */
export function FitPromptPart() {
  const prompt = usePrompt()
  const { panel } = useOpenPanel()
  const { modal, flyoutMenu } = usePopups()
  const [state, setState] = useState<'waiting' | 'open' | 'closed'>('waiting')
  const isFree = panel === 'none' && !modal && !flyoutMenu
  if (prompt && state === 'waiting' && isFree) setState('open')
  if (!prompt || state === 'waiting') return null
  return (
    <Suspense>
      <FitPrompt
        prompt={prompt}
        open={state === 'open'}
        onClose={() => {
          storeInSession(SESSION.hideSavedFitModal, 'true')
          setState('closed')
        }}
      />
    </Suspense>
  )
}

function usePrompt(): Prompt | null {
  const router = useRouter()
  const region = useRegion().code
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const [prompt, setPrompt] = useState<Prompt | null>(null)
  const begun = useRef(false)

  useEffect(() => {
    const wish = promptWish(parseSearch(search), storedInSession(SESSION.hideSavedFitModal) !== undefined)
    if (!wish || begun.current) return
    begun.current = true
    if (wish.kind === 'ask') return setPrompt('ask')
    // a key is a secret: it does not stay in the address, for a history or a screen to show
    const address = new URL(window.location.href)
    address.searchParams.delete(SAVED_FIT_MODAL)
    router.history.replace(address.pathname + address.search + address.hash)
    claimFitFn({ data: { region, key: wish.key } }).then(
      (outcome) => {
        if (outcome.status === 'found') keepFit(outcome.fit, { inAccount: false })
        setPrompt(WORTH[outcome.status])
      },
      () => setPrompt('failed'),
    )
  }, [router, region, search])

  return prompt
}
