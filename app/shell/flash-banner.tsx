import { ScriptOnce } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import type { FlashBanner } from '#app/content/flash-banner.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { useOwnLinks } from '#app/region/own-links.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import { rememberInBrowser } from '#app/visitor/browser-cookies.ts'
import { hideFlashBanner, readCookie } from '#app/visitor/cookies.ts'
import styles from './flash-banner.module.css'

/**
 * Runs before the banner is painted: a page is the same for everyone, and who has put this banner away must not see it
 * come and go. The name is compared as the cookie holds it.
 */
const hideAtOnce = (name: string) =>
  `document.cookie.split('; ').includes(${JSON.stringify(`${hideFlashBanner.name}=${encodeURIComponent(name)}`)})` +
  `&&(document.documentElement.dataset.flash='hidden')`

/** The line above the header (NAV-09). One that asks shoppers to the Fit Finder can be put away, for good. */
export function FlashBannerStrip({ banner }: { banner: FlashBanner }) {
  const t = useCopy()
  const { hrefFor, follow } = useOwnLinks()
  const [hidden, setHidden] = useState(false)
  const { messageDesktop, messageMobile, link, discountLabel, dismissible } = banner
  useLayoutEffect(() => {
    setHidden(dismissible && readCookie(document.cookie, hideFlashBanner.name) === banner.name)
  }, [banner.name, dismissible])
  if (hidden) return null

  const label = discountLabel ? <strong className={styles.discount}>{discountLabel}</strong> : null
  return (
    <>
      {dismissible ? <ScriptOnce>{hideAtOnce(banner.name)}</ScriptOnce> : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links’ own clicks, met on their way up */}
      <section
        className={styles.banner}
        aria-label={t('flash.label')}
        data-flash-banner
        data-large={banner.largeOnMobile || undefined}
        onClick={follow}
      >
        <p className={styles.onlyWide}>
          {messageDesktop} {label}
          {link ? (
            <a href={hrefFor(link.href)} className={styles.link}>
              {link.text}
            </a>
          ) : null}
        </p>
        <p className={styles.onlyPhone}>
          {link ? <a href={hrefFor(link.href)}>{messageMobile}</a> : messageMobile} {label}
        </p>
        {dismissible ? (
          <button
            type="button"
            className={styles.close}
            aria-label={t('flash.dismiss')}
            onClick={() => {
              rememberInBrowser(hideFlashBanner, banner.name)
              setHidden(true)
            }}
          >
            <CloseIcon />
          </button>
        ) : null}
      </section>
    </>
  )
}
