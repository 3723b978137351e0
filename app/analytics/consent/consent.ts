import { useSyncExternalStore } from 'react'
import {
  readBrowserCookie,
  refusesCookies,
  removeLocal,
  setBrowserCookie,
  subscribeToVisitorChanges,
} from '#app/visitor/browser-state.ts'
import { privacyConsent } from '#app/visitor/cookies.ts'
import { LOCAL_STORAGE } from '#contracts/shop/visitor.ts'

/** The purposes that need consent. Necessary cookies (cart, sign-in, this choice) do not. */
export const PURPOSES = ['analytics', 'support'] as const
type Purpose = (typeof PURPOSES)[number]
/** Whether a visitor consents to each purpose. */
export type Consent = Readonly<Record<Purpose, boolean>>

/** Consent to necessary cookies alone. */
export const DENY_ALL: Consent = { analytics: false, support: false }
/** Consent to every purpose. */
export const ALLOW_ALL: Consent = { analytics: true, support: true }

const NECESSARY = 'necessary'

/**
 * Serializes consent for th_pp_consent, like 'necessary,analytics'. The spec gives the cookie's name, but not its value.
 */
export const serializeConsent = (consent: Consent): string =>
  [NECESSARY, ...PURPOSES.filter((purpose) => consent[purpose])].join(',')

/** Parses the cookie's value; null for any other format, so that the visitor is asked again. */
export function parseConsent(text: string | undefined): Consent | null {
  const words = text?.split(',') ?? []
  if (words[0] !== NECESSARY) return null
  return { analytics: words.includes('analytics'), support: words.includes('support') }
}

/**
 * Resolves a visitor's consent, and whether to show the banner: the stored choice, otherwise no consent. Global Privacy
 * Control counts as a refusal, as does a browser that refuses the cookie of the choice; then the banner stays hidden.
 */
export function resolveConsent(
  cookie: string | undefined,
  isDeclinedByBrowser: boolean,
): { consent: Consent; needsChoice: boolean } {
  const chosen = parseConsent(cookie)
  return chosen ? { consent: chosen, needsChoice: false } : { consent: DENY_ALL, needsChoice: !isDeclinedByBrowser }
}

/** Whether the browser sends Global Privacy Control (https://www.w3.org/TR/gpc/). */
export const hasGlobalPrivacyControl = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

const readConsent = () =>
  resolveConsent(readBrowserCookie(privacyConsent), hasGlobalPrivacyControl() || refusesCookies())

/**
 * Whether the visitor consents to a purpose at this moment. It reads the cookie every time, so that consent withdrawn in
 * one tab holds in all tabs at once. Browser only.
 */
export const hasConsent = (purpose: Purpose): boolean => readConsent().consent[purpose]

/** Returns the current consent. Browser only. */
export const getConsent = (): Consent => readConsent().consent

/** Saves the visitor's choice for a year (NAV-14). Without consent to analytics the stored anonymous id is removed. */
export function saveConsent(consent: Consent): void {
  setBrowserCookie(privacyConsent, serializeConsent(consent))
  if (!consent.analytics) removeLocal(LOCAL_STORAGE.analytics)
}

const getServerSnapshot = () => false

/** `hasConsent` for components: false until hydration, then updated with every choice. */
export const useHasConsent = (purpose: Purpose): boolean =>
  useSyncExternalStore(subscribeToVisitorChanges, () => hasConsent(purpose), getServerSnapshot)

/** Whether the visitor has not chosen yet, so that the consent banner shows. Browser only. */
export const needsConsent = (): boolean => readConsent().needsChoice

/** `needsConsent` for components: false until hydration, then updated with every choice. */
export const useNeedsConsent = (): boolean =>
  useSyncExternalStore(subscribeToVisitorChanges, needsConsent, getServerSnapshot)
