/** The purposes that need consent. Necessary cookies (cart, sign-in, this choice) do not. */
export const PURPOSES = ['analytics', 'support'] as const
export type Purpose = (typeof PURPOSES)[number]
export type Consent = Readonly<Record<Purpose, boolean>>

export const DENY_ALL: Consent = { analytics: false, support: false }
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
