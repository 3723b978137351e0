/** Shopify's VisitorConsent: what the visitor allows. A value that is missing was not asked. */
export type VisitorConsent = Partial<Record<'analytics' | 'marketing' | 'preferences' | 'saleOfData', boolean | null>>

const LETTERS = [
  ['analytics', 'A'],
  ['marketing', 'M'],
  ['preferences', 'P'],
  ['saleOfData', 'S'],
] as const

/** A visitor who was not asked allows everything: the simulated stores sell where no banner is configured. */
export const DEFAULT_CONSENT = { analytics: true, marketing: true, preferences: true, saleOfData: true }

/**
 * A consent as Shopify's cookies and links carry it, like `3.AmPS`. The letters are the purposes; small ones are refused.
 * Shopify documents the parameter, but not its form, which clients only pass on.
 */
export function formatConsent(consent: VisitorConsent): string {
  const letters = LETTERS.map(([purpose, letter]) => {
    const isAllowed = consent[purpose]
    return isAllowed == null ? '' : isAllowed ? letter : letter.toLowerCase()
  })
  return `3.${letters.join('')}`
}

/** Reads what `formatConsent` wrote; undefined for any other text. */
export function parseConsent(text: string | undefined): VisitorConsent | undefined {
  const [, letters] = /^3\.([AMPS]*)/i.exec(text ?? '') ?? []
  if (letters === undefined) return undefined
  const consent: VisitorConsent = {}
  for (const [purpose, letter] of LETTERS) {
    if (letters.includes(letter)) consent[purpose] = true
    else if (letters.includes(letter.toLowerCase())) consent[purpose] = false
  }
  return consent
}
