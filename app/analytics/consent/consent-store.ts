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
import { type Consent, type Purpose, resolveConsent, serializeConsent } from './consent.ts'

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
