import { Suspense, useState } from 'react'
import { lazyOptional } from '#app/page/optional-part.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { setBrowserCookie } from '#app/visitor/browser-state.ts'
import { hideNewsletterPrompt } from '#app/visitor/cookies.ts'
import { usePrompt } from './use-prompt.ts'

const NewsletterModal = lazyOptional(
  () => import('./modal/newsletter-modal.tsx').then((module) => module.NewsletterModal),
  () => window.stalePage?.onPartFailed(),
)

/** Opens the newsletter's prompt, and renders its modal once opened. Closing the modal hides the prompt for a year. */
export function NewsletterParts() {
  const { panel, close } = useOpenPanel()
  const [wasOpened, setOpened] = useState(false)
  usePrompt()
  if (panel === 'newsletter' && !wasOpened) setOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <NewsletterModal
        open={panel === 'newsletter'}
        onClose={() => {
          setBrowserCookie(hideNewsletterPrompt, 'true')
          close()
        }}
      />
    </Suspense>
  )
}
