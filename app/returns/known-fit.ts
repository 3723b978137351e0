import { FIT_RESPONSES, type FitResponse } from '#app/fit/response/response-outcome.ts'

/** What the shopper said of their fit, from the text of the cookie fit_response; null for anything else. */
export const parseFitResponse = (text: string | undefined): FitResponse | null =>
  FIT_RESPONSES.find((response) => response === text) ?? null
