import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
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

/** `WhyItFits` as a static part: it is the same for everyone and never changes. */
export const StaticWhyItFits = () => <StaticPart server={renderWhyItFits()} client={<LazyWhyItFits />} />

/** `Care` as a static part. */
export const StaticCare = () => <StaticPart server={renderCare()} client={<LazyCare />} />

/** `Promises` as a static part. */
export const StaticPromises = () => <StaticPart server={renderPromises()} client={<LazyPromises />} />
