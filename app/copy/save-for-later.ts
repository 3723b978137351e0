/** Texts of the button that keeps goods for later (PDP-16). */
export const saveWords = {
  save: 'Save for later',
  'save-name': 'Save for later: {name}',
  see: 'See your list',
  full: 'Your list is full: it takes {most} things. Remove one to save another.',
  refused: 'Your browser keeps nothing for this shop, so we cannot save it.',
} as const
