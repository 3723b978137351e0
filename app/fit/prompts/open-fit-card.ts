import { SAVED_FIT_MODAL } from '#contracts/shop/visitor.ts'

/** The search of a plain link that opens the fit card over the page, to see one's sizes or to enter them. The value is ours. */
export const OPEN_FIT_CARD = { [SAVED_FIT_MODAL]: 'edit' } as const
