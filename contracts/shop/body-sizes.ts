/*
 * The bodies that the sizes are made for: section 1 of the definition that the Fit Finder is calibrated to. Lengths in inches
 * unless they say centimetres.
 */

/** The inch by definition, for measures of the survey. The shop shows lengths by INCHES_PER_CM of the specification. */
export const CM_PER_INCH = 2.54

/** A waist label is the girth where the waistband sits, less this. */
export const WAIST_ALLOWANCE_IN = 3

/** Average seat and thigh (Build B) at a waist label: base + share x label. */
export const SEAT_BY_WAIST = { base: 14.983, share: 0.7196 } as const
export const THIGH_BY_WAIST = { base: 6.548, share: 0.5166 } as const
/** Build A has this much less, C this much more, in both seat and thigh. */
export const BUILD_STEP_IN = 1.2

/** Letters by chest in cm, after EN 13402-3; M+ and L+ straddle their neighbours. The first and last bounds are the standard's. */
export const CHEST_CM_BY_LETTER = [
  ['S', 86, 94],
  ['M', 94, 100],
  ['M+', 100, 104],
  ['L', 104, 108],
  ['L+', 108, 112],
  ['XL', 112, 118],
  ['XXL', 118, 129],
] as const

/** Assumed: trunks and drawcord shorts cover the fourteen waists with seven letters. */
export const WAISTS_BY_LETTER = [
  ['S', 28, 31],
  ['M', 32, 33],
  ['M+', 34, 34],
  ['L', 35, 36],
  ['L+', 37, 38],
  ['XL', 40, 42],
  ['XXL', 44, 46],
] as const
