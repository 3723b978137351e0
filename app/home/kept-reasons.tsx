import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { useOwnLinks } from '#app/region/own-links.ts'
import { Kept } from '#app/ui/kept.tsx'
import { Care } from './care.tsx'
import { WhyItFits } from './why-it-fits.tsx'
import '#app/ui/button.module.css'
import './care.module.css'
import './three-numbers.module.css'
import './why-it-fits.module.css'

const madeWhy = createIsomorphicFn().server(() => <WhyItFits />)
const madeCare = createIsomorphicFn().server(() => <Care />)
const FreshWhy = lazy(() => import('./why-it-fits.tsx').then((module) => ({ default: module.WhyItFits })))
const FreshCare = lazy(() => import('./care.tsx').then((module) => ({ default: module.Care })))

/** Why it fits, as the server drew it: it says the same to everybody and never changes. */
export const KeptWhy = () => <Led made={madeWhy()} fresh={<FreshWhy />} />

/** What if it does not, likewise. */
export const KeptCare = () => <Led made={madeCare()} fresh={<FreshCare />} />

function Led(part: Parameters<typeof Kept>[0]) {
  const { follow } = useOwnLinks()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links' own clicks, met on their way up
    <div onClick={follow}>
      <Kept {...part} />
    </div>
  )
}
