import type { RegionCode } from './regions.ts'

/** Spec 9, "Personalisation": "£10.00 (GB), $10.00 (US), €10.00 (EU)". In minor units. */
export const LETTERS_PRICE: Readonly<Record<RegionCode, number>> = { gb: 10_00, us: 10_00, eu: 10_00 }

/** Spec 9, "Personalisation": "with 5 days extra delivery". Read as working days, like the others. */
export const LETTERS_EXTRA_DAYS = 5
