/** Texts of the button that keeps goods for later (PDP-16). */
export const saveWords = {
  save: 'Save for later',
  'save-name': 'Save for later: {name}',
  see: 'See your list',
  full: 'Your list is full: it takes {most} things. Remove one to save another.',
  refused: 'Your browser keeps nothing for this shop, so we cannot save it.',
} as const

/** Texts of the page of goods kept for later (PDP-16). */
export const wishListWords = {
  title: 'Saved for later',
  lead: 'Kept in this browser, and in your account when you sign in.',
  empty: 'Nothing saved yet. Press the heart on anything you like, and it waits here.',
  'empty.link': 'See our trousers',
  'shared.title': 'A list for you',
  'shared.lead': 'Somebody shared these with you. Stock and prices are those of this moment.',
  'shared.save': 'Save all to my list',
  'shared.saved': 'Saved to your list.',
  'shared.own': 'See my own list',
  'shared.bad': 'This link names no goods. Ask for it again.',
  more: 'This link has more than we show: here are the first {most}.',
  unavailable: {
    one: '{count} thing of this list is not sold here, or not any more.',
    other: '{count} things of this list are not sold here, or not any more.',
  },
  'unavailable.remove': 'Take what is gone off my list',
  quantity: 'You saved {count} of them.',
  remove: 'Remove',
  'remove-name': 'Remove {name} from your list',
  removed: '{name} is removed.',
  undo: 'Undo',
  share: 'Share this list',
  'share.label': 'Link to this list',
  copied: 'The link is copied. It names the goods and sizes, not you.',
  copy: 'Copy the link',
  'copy-failed': 'Copy the link from the field.',
  loading: 'Your list is loading.',
  failed: 'We cannot show the goods right now. Your list is kept.',
  'try-again': 'Try again',
  unsynced: 'Your account could not be reached. The list is kept here, and goes there with your next change.',
  'no-script': 'Your list is kept in your browser, which needs script for it.',
} as const
