import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { Kept } from '#app/ui/kept.tsx'
import styles from './gift-card-section.module.css'
import { GiftCardSection } from './gift-card-section.tsx'

const made = createIsomorphicFn().server(() => <GiftCardSection />)
const Fresh = lazy(() => import('./gift-card-section.tsx').then((module) => ({ default: module.GiftCardSection })))

/** What a gift card asks and promises, as the server drew it; only its own page carries the words. */
export const KeptGiftCard = () => (
  <div className={styles.place}>
    <Kept made={made()} fresh={<Fresh />} />
  </div>
)
