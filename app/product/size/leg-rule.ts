/** The leg from which the other suffix is excluded, in inches. */
const PIVOT = 32

/**
 * Spec 5, "Leg rule": "Below 32, variants with the short-leg sku suffix are excluded; at 32 or more, those with the
 * long-leg suffix are excluded." The suffixes are decided: -S and -L (COL-09). A leg counts as long from 33: `fit/long-leg.ts`.
 */
export function isWithinLegRule(sku: string, leg: number): boolean {
  return leg < PIVOT ? !sku.endsWith('-S') : !sku.endsWith('-L')
}
