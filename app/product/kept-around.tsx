import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { useOwnLinks } from '#app/region/own-links.ts'
import { Kept } from '#app/ui/kept.tsx'
import { useLatePart } from '#app/ui/use-late-part.ts'
import { AroundPart, type AroundProps } from './around-part.tsx'
import styles from './kept-around.module.css'
import type { Product } from './product.ts'
import { AlsoLikePlaces } from './recommendations/also-like.tsx'
import '#app/content/promos/promo-band.module.css'
import './reviews/rating-line.module.css'
import '#app/ui/stars.module.css'
import './recommendations/card-row.module.css'
import './offer-line.module.css'
import './product-details.module.css'
import './promises.module.css'
import './size-and-fit.module.css'

const madePart = createIsomorphicFn().server((props: AroundProps) => <AroundPart {...props} />)
const madePlaces = createIsomorphicFn().server(() => <AlsoLikePlaces />)

const loadPart = () => import('./around-part.tsx')
const loadLate = () => import('./late-around.tsx').then((module) => module.LateAround)
const FreshPart = lazy(() => loadPart().then((module) => ({ default: module.AroundPart })))
const FreshLate = lazy(() => loadLate().then((LateAround) => ({ default: LateAround })))

/** Fetches what draws these parts in the browser, so that a page that is gone to has them at once. */
export const prepareAround = createIsomorphicFn().client(() => void loadPart())

/** A part of the page around the form, as the server drew it: it says the same to everybody and never changes. */
export function KeptAround(props: AroundProps) {
  const { follow } = useOwnLinks()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links' own clicks, met on their way up
    <div onClick={follow} className={styles.part} data-part={props.part}>
      <Kept key={props.product.handle} made={madePart(props)} fresh={<FreshPart {...props} />} />
    </div>
  )
}

/**
 * Other goods, below everything, and what the browser alone knows of this page: their places first, and what fills them
 * when the browser is idle.
 */
export function Others({ product }: { product: Product }) {
  const Late = useLatePart(loadLate)
  return Late ? <Late product={product} /> : <Kept made={madePlaces()} fresh={<FreshLate product={product} />} />
}
