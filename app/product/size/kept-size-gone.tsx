import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { useOwnLinks } from '#app/region/own-links.ts'
import { Kept } from '#app/ui/kept.tsx'
import { Late } from '#app/ui/late.tsx'
import type { Product } from '../product.ts'
import type { Choice } from './choice.ts'
import styles from './size-gone.module.css'
import { SizeGone } from './size-gone.tsx'

type Wish = { product: Product; wanted: Choice }

const made = createIsomorphicFn().server((wish: Wish) => <SizeGone {...wish} />)
const Fresh = lazy(() => import('./size-gone.tsx').then((module) => ({ default: module.SizeGone })))

/** `SizeGone`, for a size that an address asks for as the server drew it, and for one that is pressed when it is. */
export function KeptSizeGone(wish: Wish) {
  const { follow } = useOwnLinks()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links' own clicks, met on their way up
    <div className={styles.place} onClick={follow}>
      <Late>
        <Kept key={wish.wanted.join()} made={made(wish)} fresh={<Fresh {...wish} />} />
      </Late>
    </div>
  )
}
