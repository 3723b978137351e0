/** The families of colours that a collection is filtered by, as in URLs, in display order. Ours: their names are texts. */
export const COLOUR_FAMILIES = [
  'navy',
  'blue',
  'black',
  'grey',
  'white',
  'beige',
  'brown',
  'green',
  'red',
  'orange',
  'yellow',
  'pink',
  'purple',
] as const

export type ColourFamily = (typeof COLOUR_FAMILIES)[number]
