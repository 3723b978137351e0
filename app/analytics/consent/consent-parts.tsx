import { Suspense, useState } from 'react'
import { lazyOptional } from '#app/ui/lazy-optional.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { ConsentBanner } from './consent-banner.tsx'

const ConsentSettings = lazyOptional(
  () => import('./consent-settings.tsx').then((module) => module.ConsentSettings),
  () => window.stalePage?.onPartFailed(),
)

/** The banner and the settings. Once opened, the settings stay mounted for their closing animation. */
export function ConsentParts() {
  const { panel } = useOpenPanel()
  const [hasOpened, setHasOpened] = useState(false)
  if (panel === 'cookies' && !hasOpened) setHasOpened(true)
  return (
    <>
      <ConsentBanner />
      <Suspense>{hasOpened ? <ConsentSettings /> : null}</Suspense>
    </>
  )
}
