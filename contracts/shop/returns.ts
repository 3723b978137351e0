/** Spec 9: "Returns: free window 200 days". Personalised goods cannot be returned (PDP-07). */
export const RETURN_DAYS = 200

/** The reasons of a return, in the order of spec 3. */
export const RETURN_REASONS = [
  'too tight',
  'too loose',
  'length not right',
  'ordered more than one size',
  'poor quality / faulty',
  'other',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]
