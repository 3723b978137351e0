/** How a fit can turn out (FIT-13). The spec names the field; its values are assumed. */
export const FIT_RESPONSES = ['too_tight', 'just_right', 'too_loose'] as const
export type FitResponse = (typeof FIT_RESPONSES)[number]

/** A failure is an error object and is never thrown (spec 8, "fit feedback failure"). */
export type ResponseOutcome = { ok: true } | { ok: false; failure: 'feedback.visit-failed' }
