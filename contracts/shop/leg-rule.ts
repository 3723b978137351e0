/** Spec 5, "Leg rule": "a leg of 33 or more counts as long". In inches. */
export const LONG_LEG = 33

/** Spec 5, "Leg rule": "Below 32, variants with the short-leg sku suffix are excluded; at 32 or more, those with the long". */
export const LEG_PIVOT = 32
