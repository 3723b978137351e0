/** Spec 8 and 9: "the discount code is set to SORTED", the code of the first order. Codes are case-insensitive. */
export const WELCOME_CODE = 'SORTED'

/** Spec 9: "Newsletter offer: 10% off the first order". In percent. */
export const WELCOME_PERCENT = 10
