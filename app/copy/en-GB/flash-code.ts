/** Texts of the flash banner's code that few visits need. */
export const flashCode = {
  refused: '{code} does not apply to your basket',
} as const
