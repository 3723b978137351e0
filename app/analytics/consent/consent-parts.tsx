import { lazy, Suspense, useState } from 'react'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { ConsentBanner } from './consent-banner.tsx'

const ConsentSettings = lazy(() =>
  import('./consent-settings.tsx').then((module) => ({ default: module.ConsentSettings })),
)

/** The question, and the settings behind it, which stay for their closing movement once they were opened. */
export function ConsentParts() {
  const { panel } = useOpenPanel()
  const [opened, setOpened] = useState(false)
  if (panel === 'cookies' && !opened) setOpened(true)
  return (
    <>
      <ConsentBanner />
      <Suspense>{opened ? <ConsentSettings /> : null}</Suspense>
    </>
  )
}
