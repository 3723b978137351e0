/** Spec 9: "Returns: free window 200 days". Personalised goods cannot be returned (PDP-07). */
export const RETURN_DAYS = 200

/** Spec 9: "A 100-day money-back guarantee is mentioned for gift cards." */
export const GIFT_CARD_GUARANTEE_DAYS = 100

/** Spec 9: "Gift card vouchers are valid 6 months." */
export const VOUCHER_MONTHS = 6
