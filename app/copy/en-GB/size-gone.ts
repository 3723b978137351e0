/** Texts that explain why a size is not available. */
export const sizeGone = {
  'gone.everywhere': '{size} is sold out.',
  'gone.with': '{size} is sold out in {others}.',
  'ahead.everywhere': '{size} is on its way, and can be ordered once it is here.',
  'ahead.with': '{size} in {others} is on its way, and can be ordered once it is here.',
  'close-by': 'In stock, close by:',
} as const
