/** Spec 9: "Gift card amounts: 25, 50, 100, 150, 200", in whole pounds, dollars or euros. */
export const GIFT_CARD_AMOUNTS = [25, 50, 100, 150, 200] as const

/** Spec 9: "Gift card vouchers are valid 6 months." */
export const VOUCHER_MONTHS = 6

/** Spec 9: "A 100-day money-back guarantee is mentioned for gift cards." */
export const GIFT_CARD_GUARANTEE_DAYS = 100
