/** Spec 5, "Leg rule": "a leg of 33 or more counts as long". In inches. */
export const LONG_LEG = 33

/** Whether a leg counts as long (COL-09). */
export const isLongLeg = (leg: string): boolean => Number(leg) >= LONG_LEG

/** Spec 5, "Leg rule": "Below 32, variants with the short-leg sku suffix are excluded; at 32 or more, those with the long". */
export const LEG_PIVOT = 32
