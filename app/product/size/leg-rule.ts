/** The leg from which the other suffix is excluded, in inches. */
const PIVOT = 32

/** The ends of skus with a short and with a long leg, which spec 5 does not show. */
type LegSuffixes = { short: string; long: string }

let suffixes: LegSuffixes = { short: '-S', long: '-L' }

/** Sets how skus end. The server does once, when it starts. */
export function setLegSuffixes(configured: LegSuffixes): void {
  suffixes = configured
}

/**
 * Spec 5, "Leg rule": "Below 32, variants with the short-leg sku suffix are excluded; at 32 or more, those with the
 * long-leg suffix are excluded" (COL-09). A leg counts as long from 33: `fit/long-leg.ts`.
 */
export const isWithinLegRule = (sku: string, leg: number): boolean =>
  !sku.endsWith(leg < PIVOT ? suffixes.short : suffixes.long)
