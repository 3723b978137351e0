import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentProps, lazy } from 'react'
import { useOwnLinks } from '#app/region/own-links.ts'
import { Kept } from '#app/ui/kept.tsx'
import '#app/ui/button.module.css'
import styles from './no-results.module.css'
import { NoResults } from './no-results.tsx'

type About = ComponentProps<typeof NoResults>

const made = createIsomorphicFn().server((about: About) => <NoResults {...about} />)
const Fresh = lazy(() => import('./no-results.tsx').then((module) => ({ default: module.NoResults })))

/** Nothing is left: as the server drew it, or with code that comes then. */
export function KeptNoResults(about: About) {
  const { follow } = useOwnLinks()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links' own clicks, met on their way up
    <div className={styles.none} onClick={follow}>
      <Kept made={made(about)} fresh={<Fresh {...about} />} />
    </div>
  )
}
