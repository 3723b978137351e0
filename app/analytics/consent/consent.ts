/** What a visitor may agree to. What the shop cannot work without (cart, sign-in, this very choice) is not asked about. */
export const PURPOSES = ['analytics', 'support'] as const
export type Purpose = (typeof PURPOSES)[number]
export type Consent = Readonly<Record<Purpose, boolean>>

export const NOTHING: Consent = { analytics: false, support: false }
export const EVERYTHING: Consent = { analytics: true, support: true }

const ALWAYS = 'necessary'

/** The value of th_pp_consent: what is allowed, by name, like 'necessary,analytics'. The source names the cookie, not its value. */
export const consentText = (consent: Consent): string =>
  [ALWAYS, ...PURPOSES.filter((purpose) => consent[purpose])].join(',')

/** Reads it again. Null for a value that is not of our making: whoever has one is asked anew. */
export function parseConsent(text: string | undefined): Consent | null {
  const words = text?.split(',') ?? []
  if (words[0] !== ALWAYS) return null
  return { analytics: words.includes('analytics'), support: words.includes('support') }
}

/**
 * What holds for a visitor: what they chose; else nothing. Whoever's browser says no for them (Global Privacy Control) has
 * answered by that and is not asked again.
 */
export function consentOf(cookie: string | undefined, refusedByBrowser: boolean): { consent: Consent; ask: boolean } {
  const chosen = parseConsent(cookie)
  return chosen ? { consent: chosen, ask: false } : { consent: NOTHING, ask: !refusedByBrowser }
}
