/** Texts that explain builds beside the sizes of a product. */
export const buildHelp = {
  question: 'What is a build?',
  A: 'slimmer',
  B: 'average',
  C: 'roomier',
  text: 'The room at seat and thigh for your waist. If trousers pull across your thighs, choose C. If they are baggy there, choose A.',
} as const
