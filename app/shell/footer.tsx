import { useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, type SubmitEvent } from 'react'
import { ConsentSettingsButton } from '#app/analytics/consent/consent-settings-button.tsx'
import { track } from '#app/analytics/track.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { useOwnLinks } from '#app/region/own-links.ts'
import { Kept } from '#app/ui/kept.tsx'
import styles from './footer.module.css'
import { FooterMarkup } from './footer-markup.tsx'
import { Newsletter } from './newsletter.tsx'
import './country-switcher.module.css'

const made = createIsomorphicFn().server(() => <FooterMarkup />)
const Fresh = lazy(() => import('./footer-markup.tsx').then((module) => ({ default: module.FooterMarkup })))

/** Newsletter, links, how to reach us, countries and ways to pay (NAV-10). */
export function Footer({ newsletter }: { newsletter: boolean }) {
  const t = useCopy()
  const router = useRouter()
  const { follow } = useOwnLinks()

  /** The switcher was drawn with the page; the shopper may have gone on since (REG-05). */
  function choosesCountry(event: SubmitEvent<HTMLElement>) {
    const { target, nativeEvent } = event
    const path = target instanceof HTMLFormElement ? target.elements.namedItem('path') : null
    if (!(path instanceof HTMLInputElement)) return
    path.value = router.state.location.pathname
    const pressed = nativeEvent instanceof globalThis.SubmitEvent ? nativeEvent.submitter?.getAttribute('value') : null
    if (pressed) track('Click', { place: 'Footer', label: 'Country', value: pressed })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links' own clicks, met on their way up
    <footer className={styles.footer} onClick={follow} onSubmit={choosesCountry}>
      {newsletter ? <Newsletter /> : null}
      <div className={styles.inner}>
        <Kept made={made()} fresh={<Fresh />} />
        <p className={styles.legal}>
          {t('footer.legal')} <ConsentSettingsButton className={styles.link} />
        </p>
      </div>
    </footer>
  )
}
