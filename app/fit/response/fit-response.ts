/** What a shopper can say of how a fit turned out (FIT-13); the source names the field and not its values. */
export const FIT_RESPONSES = ['too_tight', 'just_right', 'too_loose'] as const
export type FitResponse = (typeof FIT_RESPONSES)[number]

/** A failure is an error object, never thrown (spec 8, "fit feedback failure"). */
export type ResponseOutcome = { ok: true } | { ok: false; failure: 'feedback.visit-failed' }
