import { FIT_FINDER_SECONDS } from '#contracts/shop/timing-and-limits.ts'

/** Texts of the saved-fit card. They load with the card (use-words.ts). */
export const fitCardWords = {
  bottom: 'Bottom half',
  long: 'long',
  since: 'Your fit since {date}.',
  top: 'Top half',
  optional: 'optional',
  'build-value': 'Build {value}',
  edit: 'Edit my fit',
  save: 'Save my fit',
  use: 'Use these sizes',
  saving: 'Saving',
  saved: 'Saved',
  'not-saved': 'Not saved',
  cancel: 'Cancel',
  'cookies-refused':
    'Your browser refuses cookies, and keeping your fit needs one. Allow them for this shop, then save again: what you chose is still there when you edit again.',
  failed: 'We couldn’t save that. Your fit is as it was; what you chose is still there when you edit again.',
  'still-missing': 'Still to choose: {sizes}',
  unchanged: 'This is your saved fit. Change a size to save it.',
  either: 'Fill in trousers, tops or both.',
  'only-bottom': 'We keep these on this device. Add your sizes in tops and you can save your whole fit.',
  'only-top': 'We keep these on this device. Add your sizes in trousers and you can save your whole fit.',
  'none-title': 'No fit saved yet',
  'none-text': 'Sixty seconds of questions, and every page shows what fits.',
  find: 'Find your fit',
  'by-hand': 'I know my sizes',
  kept: 'We keep these sizes, and when you saved them, to show you what fits: on this device and at our fit service, under your account if you are signed in. Nobody else gets them, and you can delete them at any time.',
  'kept-more': 'Privacy policy',
  download: 'Download my fit',
  downloaded: 'Your fit is downloaded as {file}.',
  delete: 'Delete my fit',
  'delete-sure':
    'Delete your fit from this device and our fit service, with the answers it came from? It cannot be brought back.',
  'delete-yes': 'Delete it',
  'delete-no': 'Keep it',
  deleting: 'Deleting',
  'delete-failed': 'Not deleted',
  deleted: 'Your fit is deleted, here and at our fit service.',
  'deleted-none':
    'Your fit is deleted on this device. Our fit service found none of yours to delete: if you saved one there, tell us, and we will delete it.',
  'deleted-no-call':
    'Your fit is deleted on this device. We have no way to delete it at our fit service from here: tell us, and we will have it deleted.',
  'deleted-partly':
    'Your fit is deleted on this device, but our fit service still has one that is yours: tell us, and we will have it deleted.',
  'deleted-address':
    'Your fit is deleted, here and at our fit service. Another device saved one for the same email address: to delete that too, find it by email, open the link we send, and delete it there.',
  contact: 'Contact us',
  'find-by-email': 'Find it by email',
  'help-waist': 'How to find your waist size',
  'help-waist-text':
    'Check the label of a pair that fits you well today. Between two sizes, take the larger: you can always wear a belt.',
  'help-build': 'How to know your build',
  'help-build-text':
    'How much room your seat and thighs need at your waist. B is average for that waist; A has 1.2 inches less in both, C has 1.2 inches more, and about a third of men wear each. If trousers pull across your thighs, choose C. If they are baggy there, choose A.',
  'help-leg': 'How to know your leg',
  'help-leg-text':
    'From the crotch seam down the inside to the hem, in inches. Measure a pair that falls the way you like it. From 33 it counts as a long leg.',
  'help-taper': 'What “lower leg” means',
  'help-taper-text':
    'The shape below the knee. Slim follows the calf, Standard narrows gently, Straight falls from the knee. Skinny would cling; we stop at Slim.',
  'help-size': 'How to know your size',
  'help-size-text':
    'The letter you buy in T-shirts. M+ and L+ are the sizes between: chests of 100 to 104 cm (39½ to 41 in), and of 108 to 112 cm (42½ to 44 in).',
  'help-chest': 'How to know your chest',
  'help-chest-text':
    'Measure the fullest part, tape level and under the arms, in inches. For jackets and other tops that are sold by chest size.',
  'help-cut': 'How to know your cut',
  'help-cut-text':
    'Slim where your chest is at least 10 cm (4 in) more than your waist, Straight where it is less, or where you like room.',
  'help-length': 'How to know your length',
  'help-length-text':
    'Short for men up to 171 cm (5 ft 7), Long from 184 cm (6 ft), Regular between. Long arms or a long back count for more than height.',
} as const

/** Texts of the question about how a saved fit turned out. */
export const fitResponseWords = {
  title: 'How have these sizes fitted you?',
  too_tight: 'Too tight',
  just_right: 'Just right',
  too_loose: 'Too loose',
  thanked: 'Thank you. That makes the next pair fit better.',
  failed: 'That didn’t reach us. Please try again in a moment.',
} as const

/** Texts of the saved-fit prompt and panel, and of the Fit Finder hint. */
export const fitPromptsWords = {
  'panel.title': 'Your fit',
  close: 'Close',
  'ask.title': 'Is this still your fit?',
  'ask.text': 'Bodies change. If a size has, change it here, and every page shows what fits you now.',
  'none.title': 'Your fit',
  'offered.title': 'Use the fit from your email?',
  'offered.text':
    'It takes the place of any fit on this device, and what you change later is saved for the address that the email went to. If that is not yours, close this.',
  use: 'Use this fit',
  using: 'Fetching your fit',
  'claimed.title': 'This is your fit',
  'claimed.text': 'It is on this device now: every page shows what fits you.',
  'expired.title': 'This link has had its day',
  'expired.text': 'Links to a fit last a day. Look for your fit by email again, and we will send you a new one.',
  'failed.title': 'We couldn’t fetch your fit',
  'failed.text': 'It is safe. Open the link in your email again in a moment.',
  keep: 'Yes, that’s still my size',
  'keep-claimed': 'Continue shopping',
  'hint.label': 'Fit Finder',
  'hint.link': `Find your size in ${FIT_FINDER_SECONDS} seconds`,
  'hint.close': 'Hide this hint',
} as const
