/** Texts of the flash banner's code that few visits need. */
export const flashCodeWords = {
  refused: { 'en-GB': '{code} does not apply to your basket', 'en-US': '{code} does not apply to your cart' },
} as const

/** What a shopper reads whose page is of an earlier build, after a press that it cannot answer. */
export const oldPageWords = {
  reloaded: 'The shop has changed since you opened this page, so we have loaded it afresh. Please press once more.',
  'part-missing':
    'This needs a newer version of the page. Please load it again, once you have sent or copied what you have typed.',
} as const
