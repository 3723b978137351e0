import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { consentBannerWords } from '#app/copy/consent.ts'
import { useWords } from '#app/copy/use-words.ts'
import { lazyOptional } from '#app/page/optional-part.tsx'
import button from '#app/ui/button.module.css'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { ALLOW_ALL, DENY_ALL, saveConsent, useNeedsConsent } from './consent.ts'
import styles from './consent-banner.module.css'

/**
 * The cookie banner (NAV-14). It overlays the page without moving or blocking it, and there is no consent until the visitor
 * chooses.
 */
function ConsentBanner() {
  return useNeedsConsent() ? <Banner /> : null
}

function Banner() {
  const t = useWords(consentBannerWords)
  const { open } = useOpenPanel()
  const container = useFirstContainer()
  if (!container) return null
  return createPortal(
    <section ref={setBottomBar} className={styles.banner} aria-labelledby="consent-title">
      <h2 id="consent-title" className="visually-hidden">
        {t('title')}
      </h2>
      <p className={styles.text}>
        {t('text')} <span className={styles.more}>{`${t('without')} `}</span>
        <Link to="/pages/$handle" params={{ handle: 'privacy' }} preload={false}>
          {t('more')}
        </Link>
      </p>
      <div className={styles.answers}>
        <button type="button" className={`${button.secondary} ${styles.answer}`} onClick={() => saveConsent(ALLOW_ALL)}>
          {t('accept')}
        </button>
        <button type="button" className={`${button.secondary} ${styles.answer}`} onClick={() => saveConsent(DENY_ALL)}>
          {t('refuse')}
        </button>
        <button type="button" className={styles.choose} onClick={() => open('cookies')}>
          {t('choose')}
        </button>
      </div>
    </section>,
    container,
  )
}

/**
 * Sets `data-asks-consent` and --bottom-bar, the height of the banner, on the root while the banner is on the screen: an
 * attribute, because with `:has()` on the root each change of the page would recalculate all styles.
 */
function setBottomBar(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner) return
  const root = document.documentElement
  const clear = () => {
    root.style.removeProperty('--bottom-bar')
    root.removeAttribute('data-asks-consent')
  }
  const observer = new ResizeObserver(() => {
    // a blocker may have removed it
    if (!banner.offsetHeight) return clear()
    root.style.setProperty('--bottom-bar', `${banner.offsetHeight}px`)
    root.setAttribute('data-asks-consent', '')
  })
  observer.observe(banner)
  return () => {
    observer.disconnect()
    clear()
  }
}

/** A container at the start of the page, so that keyboard and screen reader users reach the banner early. */
function useFirstContainer(): HTMLElement | null {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const element = document.createElement('div')
    // the skip link stays first
    document.querySelector('body > a')?.after(element)
    setContainer(element)
    return () => element.remove()
  }, [])
  return container
}

const PrivacySettings = lazyOptional(
  () => import('./privacy-settings.tsx').then((module) => module.PrivacySettings),
  () => window.stalePage?.onPartFailed(),
)

/** The banner and the settings. Once opened, the settings stay mounted for their closing animation. */
export function ConsentParts() {
  const { panel } = useOpenPanel()
  const [hasOpened, setHasOpened] = useState(false)
  if (panel === 'cookies' && !hasOpened) setHasOpened(true)
  return (
    <>
      <ConsentBanner />
      <Suspense>{hasOpened ? <PrivacySettings /> : null}</Suspense>
    </>
  )
}
