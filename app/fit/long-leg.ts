/** The shortest leg that counts as long, in inches. Spec 5, "Leg rule": "a leg of 33 or more counts as long". */
const LONG_LEG = 33

/** Whether a leg counts as long (COL-09). Which skus a leg excludes is in `product/size/leg-rule.ts`. */
export const isLongLeg = (leg: string): boolean => Number(leg) >= LONG_LEG
