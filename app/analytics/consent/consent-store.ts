import { useSyncExternalStore } from 'react'
import { rememberInBrowser } from '#app/visitor/browser-cookies.ts'
import { privacyConsent, readCookie } from '#app/visitor/cookies.ts'
import { onVisitorChange } from '#app/visitor/visitor-changes.ts'
import { type Consent, consentOf, consentText, type Purpose } from './consent.ts'

/** https://www.w3.org/TR/gpc/: the browser's own "do not sell or share". */
export const refusedByBrowser = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

const current = () => consentOf(readCookie(document.cookie, privacyConsent.name), refusedByBrowser())

/**
 * Whether the visitor agrees to a purpose at this moment. Read from the cookie every time, so that a choice taken back in
 * any tab holds in all of them at once. Browser only.
 */
export const allows = (purpose: Purpose): boolean => current().consent[purpose]

/** What holds now, for a form that shows it. Browser only. */
export const consentNow = (): Consent => current().consent

/** Keeps a choice for a year (NAV-14). */
export const choose = (consent: Consent): void => rememberInBrowser(privacyConsent, consentText(consent))

const no = () => false

/** `allows`, for components: false until the page has hydrated, and anew with every choice. */
export const useAllows = (purpose: Purpose): boolean => useSyncExternalStore(onVisitorChange, () => allows(purpose), no)

/** Whether the visitor still has to be asked. */
export const useMustAsk = (): boolean => useSyncExternalStore(onVisitorChange, () => current().ask, no)
