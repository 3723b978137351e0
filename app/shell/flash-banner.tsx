import { ScriptOnce } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { ContentLink } from '#app/content/content-link.tsx'
import type { FlashBanner } from '#app/content/flash-banner.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { clientLinks } from '#app/ui/client-links.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import { setBrowserCookie } from '#app/visitor/browser-cookies.ts'
import { hideFlashBanner, readCookie } from '#app/visitor/cookies.ts'
import styles from './flash-banner.module.css'

/**
 * Script that hides a dismissed banner before it is painted: cached pages contain it for everyone. The name is compared as
 * the cookie encodes it.
 */
const getHideScript = (name: string) =>
  `document.cookie.split('; ').includes(${JSON.stringify(`${hideFlashBanner.name}=${encodeURIComponent(name)}`)})` +
  `&&(document.documentElement.dataset.flash='hidden')`

/** The flash banner above the header (NAV-09). A banner that leads to the Fit Finder can be dismissed for good. */
export function FlashBannerStrip({ banner }: { banner: FlashBanner }) {
  const t = useCopy()
  const [isHidden, setIsHidden] = useState(false)
  const { messageDesktop, messageMobile, link, discountLabel, dismissible } = banner
  useLayoutEffect(() => {
    setIsHidden(dismissible && readCookie(document.cookie, hideFlashBanner.name) === banner.name)
  }, [banner.name, dismissible])
  if (isHidden) return null

  const label = discountLabel ? <strong className={styles.discount}>{discountLabel}</strong> : null
  return (
    <>
      {dismissible ? <ScriptOnce>{getHideScript(banner.name)}</ScriptOnce> : null}
      <section
        className={styles.banner}
        aria-label={t('flash.label')}
        data-flash-banner
        data-large={banner.largeOnMobile || undefined}
        {...clientLinks}
      >
        <p className={styles.onlyWide}>
          {messageDesktop} {label}
          {link ? (
            <ContentLink href={link.href} className={styles.link}>
              {link.text}
            </ContentLink>
          ) : null}
        </p>
        <p className={styles.onlyPhone}>
          {link ? <ContentLink href={link.href}>{messageMobile}</ContentLink> : messageMobile} {label}
        </p>
        {dismissible ? (
          <button
            type="button"
            className={styles.close}
            aria-label={t('flash.dismiss')}
            onClick={() => {
              setBrowserCookie(hideFlashBanner, banner.name)
              setIsHidden(true)
            }}
          >
            <CloseIcon />
          </button>
        ) : null}
      </section>
    </>
  )
}
