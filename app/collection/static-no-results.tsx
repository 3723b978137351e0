import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentProps, lazy } from 'react'
import { StaticPart } from '#app/ui/static-part.tsx'
import styles from './no-results.module.css'
import { NoResults } from './no-results.tsx'

type Props = ComponentProps<typeof NoResults>

const renderOnServer = createIsomorphicFn().server((props: Props) => <NoResults {...props} />)
const LazyNoResults = lazy(() => import('./no-results.tsx').then((module) => ({ default: module.NoResults })))

/** `NoResults` as a static part; its code loads when a filter leaves nothing. */
export const StaticNoResults = (props: Props) => (
  <div className={styles.none}>
    <StaticPart server={renderOnServer(props)} client={<LazyNoResults {...props} />} />
  </div>
)
