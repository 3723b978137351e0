import { Link, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, type SubmitEvent } from 'react'
import { track } from '#app/analytics/track.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { StaticPart } from '#app/page/static-part.tsx'
import { useDependencies } from '#app/region/use-client-links.ts'
import { useRegion } from '#app/region/use-region.ts'
import { isBrowserHandledClick } from '#app/ui/clicks.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import styles from './footer.module.css'
import { FooterFoot, FooterLinks } from './footer-markup.tsx'
import './country-switcher.module.css?styles-only'
import { Island } from '#app/page/island.tsx'
import { lazyOptional } from '#app/page/optional-part.tsx'
import { NewsletterBand } from './newsletter-band.tsx'
import '#app/forms/field.module.css?styles-only'
import '#app/mailing/newsletter/newsletter-form.module.css?styles-only'

const renderLinks = createIsomorphicFn().server(() => <FooterLinks />)
const renderFoot = createIsomorphicFn().server(() => <FooterFoot />)
const LazyLinks = lazy(() => import('./footer-markup.tsx').then((module) => ({ default: module.FooterLinks })))
const LazyFoot = lazy(() => import('./footer-markup.tsx').then((module) => ({ default: module.FooterFoot })))

/** The footer: newsletter, links, contact, countries and payment marks (NAV-10). */
export function Footer({ newsletter }: { newsletter: boolean }) {
  const t = useCopy()
  const router = useRouter()
  const dependencies = useDependencies(useRegion(), 'footer')

  /** Updates the address in the country switcher, whose static markup has the path of the first page (REG-05). */
  function onSubmit(event: SubmitEvent<HTMLElement>) {
    const { target, nativeEvent } = event
    const path = target instanceof HTMLFormElement ? target.elements.namedItem('path') : null
    if (!(path instanceof HTMLInputElement)) return
    const { pathname, searchStr } = router.state.location
    path.value = pathname + searchStr
    const chosen = nativeEvent instanceof globalThis.SubmitEvent ? nativeEvent.submitter?.getAttribute('value') : null
    if (chosen) track('Click', { place: 'Footer', label: 'Country', value: chosen })
  }
  return (
    <footer className={styles.footer} data-whole onSubmit={onSubmit}>
      {newsletter ? <Newsletter /> : null}
      <div className={styles.inner}>
        <StaticPart
          className={styles.columns}
          server={renderLinks()}
          client={<LazyLinks />}
          dependencies={dependencies}
        />
        <StaticPart className={styles.foot} server={renderFoot()} client={<LazyFoot />} />
        <p className={styles.legal}>
          {t('footer.legal')} <PrivacySettingsButton className={styles.link} />
        </p>
      </div>
    </footer>
  )
}

const Band = createIsomorphicFn()
  .server(() => NewsletterBand)
  .client(() => lazyOptional(() => import('./newsletter-band.tsx').then((module) => module.NewsletterBand)))()

/** The newsletter's sign-up. Before hydration its form posts. */
const Newsletter = () => (
  <Island name="newsletter">
    <Band />
  </Island>
)

/** Opens the cookie settings. Without script there is no consent to change, and it links to the privacy page. */
function PrivacySettingsButton({ className }: { className?: string | undefined }) {
  const t = useCopy()
  const { open } = useOpenPanel()
  return (
    <Link
      to="/pages/$handle"
      params={{ handle: 'privacy' }}
      preload={false}
      className={className}
      onClick={(event) => {
        if (isBrowserHandledClick(event)) return
        event.preventDefault()
        open('cookies')
      }}
    >
      {t('footer.cookies')}
    </Link>
  )
}
