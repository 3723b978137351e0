/** The steps of a return in the order of spec 4, "Returns". The carrier is chosen beside the summary. */
export const RETURN_STEPS = ['find', 'items', 'outcome', 'send', 'created'] as const
export type ReturnStep = (typeof RETURN_STEPS)[number]

/** The steps that are counted for the shopper; the last one is the result. */
export const COUNTED_STEPS = RETURN_STEPS.length - 1

/** A step by its name, for example from an address; undefined for another word. */
export const parseStep = (word: unknown): ReturnStep | undefined => RETURN_STEPS.find((step) => step === word)

/** The step after or before another. */
export const getStepBeside = (step: ReturnStep, by: 1 | -1): ReturnStep =>
  RETURN_STEPS[RETURN_STEPS.indexOf(step) + by] ?? step
