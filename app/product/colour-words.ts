import { COLOUR_FAMILIES, type ColourFamily } from '#contracts/shop/colour-families.ts'
import type { Swatch } from './product.ts'

/**
 * The colours that a colour's name may contain, by family, for swatches of products without one and for the filter by colour.
 * Ours: the specification gives the name only.
 */
const COLOUR_WORDS: Readonly<Record<ColourFamily, Readonly<Record<string, string>>>> = {
  black: {
    black: '#17181a',
  },
  grey: {
    charcoal: '#3c3f44',
    graphite: '#44474c',
    gray: '#85888d',
    grey: '#85888d',
    silver: '#b9bcc0',
    slate: '#59646f',
    steel: '#7d868f',
  },
  white: {
    bone: '#e4dccb',
    chalk: '#efebe1',
    cream: '#f1e8d3',
    ecru: '#e9dfc9',
    ivory: '#f3ecdc',
    white: '#f7f7f4',
  },
  beige: {
    beige: '#d8c7a8',
    biscuit: '#cdb08a',
    camel: '#b98d59',
    khaki: '#8f8462',
    oat: '#ddd0b9',
    oatmeal: '#d9ccb4',
    sand: '#d3bf9c',
    stone: '#c9bea9',
    taupe: '#8f8173',
  },
  brown: {
    bronze: '#7a5c33',
    brown: '#6b4a32',
    chestnut: '#6b3f26',
    chocolate: '#4a2f22',
    coffee: '#57402f',
    cognac: '#9a5a2e',
    tan: '#b58e62',
    tobacco: '#7b5733',
  },
  navy: {
    indigo: '#2b3a63',
    ink: '#1b2438',
    midnight: '#1a2238',
    navy: '#1f2a44',
  },
  blue: {
    air: '#5d7a9c',
    airforce: '#5d7a9c',
    blue: '#3b5f94',
    cobalt: '#1f4aa0',
    cornflower: '#6f8fc2',
    denim: '#41597a',
    duck: '#b9d0cf',
    faded: '#7f99b8',
    petrol: '#1f4c58',
    rinse: '#33435f',
    royal: '#2746a0',
    sky: '#9fc0dc',
    teal: '#24666a',
    turquoise: '#3fa3a3',
  },
  green: {
    bottle: '#1f4030',
    emerald: '#1c6b4a',
    forest: '#2b4a36',
    green: '#4b6b4a',
    lime: '#a3b84c',
    mint: '#a9cdb8',
    moss: '#656c3d',
    olive: '#5f6340',
    sage: '#98a68c',
  },
  yellow: {
    gold: '#b6913f',
    mustard: '#c79a2f',
    yellow: '#e2be45',
  },
  orange: {
    clay: '#a9674a',
    orange: '#d3742f',
    peach: '#eeb18f',
    rust: '#a14f2b',
    terracotta: '#b4613f',
  },
  red: {
    brick: '#8f4034',
    burgundy: '#5e1f2d',
    claret: '#74222f',
    coral: '#e0745c',
    maroon: '#5c2028',
    oxblood: '#4f1d22',
    red: '#a5282c',
    scarlet: '#b3222a',
    wine: '#571f2e',
  },
  pink: {
    pink: '#dca4ab',
    rose: '#c98089',
  },
  purple: {
    aubergine: '#3d2a3a',
    lavender: '#a79fc4',
    lilac: '#b8a6c9',
    plum: '#59304a',
    purple: '#5c4380',
    violet: '#6a4c93',
  },
}

/** A colour word with its colour as #rrggbb. */
type KnownColour = { hex: string; family: ColourFamily }

const COLOURS: ReadonlyMap<string, KnownColour> = new Map(
  COLOUR_FAMILIES.flatMap((family) =>
    Object.entries(COLOUR_WORDS[family]).map(([word, hex]): [string, KnownColour] => [word, { hex, family }]),
  ),
)

function findKnownColour(name: string): KnownColour | undefined {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? []
  return words.map((word) => COLOURS.get(word)).find((colour) => colour !== undefined)
}

/** The colour of the first colour word in a name, as #rrggbb; null if there is none. */
export const findColour = (name: string): string | null => findKnownColour(name)?.hex ?? null

/**
 * The family of a product's colour: of the first colour word in its name, otherwise of the known colour that its swatch
 * looks most like; null if neither is known.
 */
export function findColourFamily({ name, hex }: Swatch): ColourFamily | null {
  const known = findKnownColour(name)
  if (known) return known.family
  if (hex === null) return null
  const distances = [...COLOURS.values()].map((colour) => ({ ...colour, distance: getDistance(hex, colour.hex) }))
  return distances.reduce((nearest, colour) => (colour.distance < nearest.distance ? colour : nearest)).family
}

/** How different two colours look: in brightness, and twice as much in hue. */
function getDistance(one: string, other: string): number {
  const [first, second] = [toChannels(one), toChannels(other)]
  return (
    (first.brightness - second.brightness) ** 2 +
    2 * (first.redOverGreen - second.redOverGreen) ** 2 +
    2 * (first.greenOverBlue - second.greenOverBlue) ** 2
  )
}

function toChannels(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return { brightness: (red + green + blue) / 3, redOverGreen: red - green, greenOverBlue: green - blue }
}
