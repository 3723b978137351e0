import { ScriptOnce } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { parseDiscountCode } from '#app/cart/cart-address.ts'
import { ContentLink } from '#app/content/content-link.tsx'
import type { FlashBanner } from '#app/content/flash-banner.wire.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { TextWith } from '#app/copy/text-with.tsx'
import { useFormAction, useRegion } from '#app/region/use-region.ts'
import { clientLinks } from '#app/ui/clicks.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import { readBrowserCookie, setBrowserCookie, subscribeToVisitorChanges } from '#app/visitor/browser-state.ts'
import { serializeCookie } from '#app/visitor/cookie-header.ts'
import { type CookieSpec, discountCode, hasOrdered, hideFlashBanner } from '#app/visitor/cookies.ts'
import { WELCOME_CODE } from '#contracts/shop/discount-codes.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import styles from './flash-banner.module.css'

/**
 * The text of a script that sets an attribute of <html> if a cookie has a value, compared in its encoded form. Such cookies
 * have the same name with TLS and without.
 */
const getStateScript = (cookie: CookieSpec, value: string, attribute: string, state: string) =>
  `c.includes(${JSON.stringify(serializeCookie(cookie, value, false).split(';')[0])})&&(d.${attribute}='${state}')`

/**
 * Hides a dismissed banner or shows the state of its code before the first paint, because cached pages contain the banner for
 * everyone.
 */
const renderStateScript = createIsomorphicFn().server(
  (banner: FlashBanner, code: string | undefined, region: RegionCode) => {
    const states = [
      banner.dismissible ? getStateScript(hideFlashBanner, banner.name, 'flash', 'hidden') : '',
      code === WELCOME_CODE ? getStateScript(hasOrdered(region), '1', 'flash', 'hidden') : '',
      code ? getStateScript(discountCode, code, 'code', 'kept') : '',
    ].filter(Boolean)
    if (states.length === 0) return null
    const start = "const c=document.cookie.split('; '),d=document.documentElement.dataset"
    return <ScriptOnce>{`{${[start, ...states].join(';')}}`}</ScriptOnce>
  },
)

/**
 * The banner's colours, which are checked, as a style sheet for a page's head: the content security policy forbids style
 * attributes.
 */
export const getBannerStyles = (banner: FlashBanner | null | undefined) =>
  banner ? [{ children: `[data-flash-banner]{background-color:${banner.background};color:${banner.content}}` }] : []

/**
 * The flash banner above the header (NAV-09). Its code is a button that applies it, also without script. A banner that
 * leads to the Fit Finder can be dismissed for good.
 */
export function FlashBannerStrip({ banner }: { banner: FlashBanner }) {
  const t = useCopy()
  const region = useRegion().code
  const [isHidden, setIsHidden] = useState(false)
  const code = parseDiscountCode(banner.discount)
  /** Whether the signed-in customer has placed a first order. */
  const isOver = useSyncExternalStore(
    subscribeToVisitorChanges,
    () => readBrowserCookie(hasOrdered(region)) !== undefined,
    () => false,
  )
  const { messageDesktop, messageMobile, link, discountLabel, dismissible } = banner
  useLayoutEffect(() => {
    setIsHidden(dismissible && readBrowserCookie(hideFlashBanner) === banner.name)
  }, [banner.name, dismissible])
  if (isHidden || (code === WELCOME_CODE && isOver)) return null

  return (
    <>
      {renderStateScript(banner, code, region)}
      <section
        className={styles.banner}
        aria-label={t('flash.label')}
        data-flash-banner
        data-whole
        data-large={banner.largeOnMobile || undefined}
        {...clientLinks}
      >
        <p className={`${styles.message} ${styles.onlyWide}`}>{messageDesktop}</p>
        <p className={`${styles.message} ${styles.onlyPhone}`}>{messageMobile}</p>
        {code ? <FlashCode code={code} label={discountLabel ?? code} /> : null}
        {!code && discountLabel ? <strong className={styles.label}>{discountLabel}</strong> : null}
        {link ? (
          <ContentLink href={link.href} className={styles.link}>
            {link.text}
          </ContentLink>
        ) : null}
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

/**
 * The code of the flash banner: a button, and the message that replaces it. CSS shows one of them by data-code of <html>, set
 * by an inline script before the first paint; flash-code-part.tsx applies the code in place, until then the form posts.
 */
function FlashCode({ code, label }: { code: string; label: string }) {
  const t = useCopy()
  const action = useFormAction('/cart')
  return (
    <>
      <form method="post" action={action} className={styles.offer} data-offer>
        <button type="submit" name="offer" value={code}>
          <TextWith text={label} value={code} />
        </button>
      </form>
      <strong tabIndex={-1} className={styles.state}>
        <TextWith text={t('flash.code-kept', { code })} value={code} />
      </strong>
    </>
  )
}
