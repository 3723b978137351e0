import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, type ReactNode } from 'react'
import { useDependencies } from '#app/region/use-dependencies.ts'
import { useRegion } from '#app/region/use-region.ts'
import { StaticPart } from '#app/ui/static-part.tsx'
import { Care } from './care.tsx'
import { Promises } from './promises.tsx'
import { WhyItFits } from './why-it-fits.tsx'
// styles of the static parts (scripts/build/keep-style-imports.ts)
import './care.module.css?styles-only'
import './promises.module.css?styles-only'
import './three-numbers.module.css?styles-only'
import './why-it-fits.module.css?styles-only'

const renderWhyItFits = createIsomorphicFn().server(() => <WhyItFits />)
const renderPromises = createIsomorphicFn().server(() => <Promises />)
const renderCare = createIsomorphicFn().server(() => <Care />)
const LazyWhyItFits = lazy(() => import('./why-it-fits.tsx').then((module) => ({ default: module.WhyItFits })))
const LazyPromises = lazy(() => import('./promises.tsx').then((module) => ({ default: module.Promises })))
const LazyCare = lazy(() => import('./care.tsx').then((module) => ({ default: module.Care })))

/** A section as a static part: it is the same for everyone in a region and never changes. */
function StaticSection(props: { name: string; server: ReactNode; client: ReactNode }) {
  const { name, server, client } = props
  const dependencies = useDependencies(useRegion(), name)
  return <StaticPart server={server} client={client} dependencies={dependencies} />
}

/** `WhyItFits` as a static part. */
export const StaticWhyItFits = () => <StaticSection name="why" server={renderWhyItFits()} client={<LazyWhyItFits />} />

/** `Care` as a static part. */
export const StaticCare = () => <StaticSection name="care" server={renderCare()} client={<LazyCare />} />

/** `Promises` as a static part. */
export const StaticPromises = () => (
  <StaticSection name="promises" server={renderPromises()} client={<LazyPromises />} />
)
