/** Texts that explain why a size is not available. */
export const unavailableSizeWords = {
  'sold-out.everywhere': '{size} is sold out.',
  'sold-out.with': '{size} is sold out in {others}.',
  'pre-order.everywhere': '{size} is on its way, and can be ordered once it is here.',
  'pre-order.with': '{size} in {others} is on its way, and can be ordered once it is here.',
  'close-by': 'In stock, close by:',
} as const

/** Texts of the back-in-stock request. Its result has the messages of spec 8 (PDP-10). */
export const backInStockWords = {
  'title.sold-out': 'Tell me when it’s back',
  'title.pre-order': 'Tell me when it’s here',
  'text.sold-out': 'Which size of {name} shall we look out for? One email, when it is on the shelf again.',
  'text.pre-order': 'Which size of {name} shall we look out for? One email, when it is on the shelf.',
  'text.one.sold-out': 'One email, when {name} is on the shelf again.',
  'text.one.pre-order': 'One email, when {name} is on the shelf.',
  'size.choose': 'Choose',
  'size.missing': 'Choose {option}',
  'size.in-stock': '{size} is in stock: close this and choose it',
  'size.not-made': 'We do not make {size}',
  email: 'Email address',
  send: 'Email me',
  sending: 'Sending',
  sent: 'Sent',
  'send-failed': 'Not sent',
  close: 'Close',
  done: 'Continue shopping',
} as const
