import type { CatalogueProduct } from '../catalogue.ts'

/** A colour by name, with the hex value that it is drawn in. */
export type Dye = CatalogueProduct['colour']
type Family = Dye['family']

const dyed = (name: string, hex: string, family: Family): Dye => ({ name, hex, family })

/** The house dyes: what a colour is called and how it looks in daylight. Washes, stripes and prints are on their sheets. */
export const dye = {
  black: dyed('Black', '#17181b', 'black'),
  washedBlack: dyed('Washed Black', '#34363a', 'black'),

  navy: dyed('Navy', '#1e2b45', 'navy'),
  midnight: dyed('Midnight', '#141b2d', 'navy'),
  ink: dyed('Ink', '#001e3c', 'navy'),

  airforce: dyed('Airforce', '#5d7690', 'blue'),
  petrol: dyed('Petrol', '#1f4b5b', 'blue'),
  sky: dyed('Sky', '#a8c3dc', 'blue'),
  cornflower: dyed('Cornflower', '#6f8fc2', 'blue'),
  royal: dyed('Royal', '#2746a0', 'blue'),
  teal: dyed('Teal', '#1f6a6c', 'blue'),
  duckEgg: dyed('Duck Egg', '#b9d0cf', 'blue'),

  charcoal: dyed('Charcoal', '#3a3c41', 'grey'),
  slate: dyed('Slate', '#5a6571', 'grey'),
  steel: dyed('Steel', '#7d868f', 'grey'),
  pebble: dyed('Pebble', '#a8a59d', 'grey'),
  silver: dyed('Silver', '#bcc0c4', 'grey'),
  greyMarl: dyed('Grey Marl', '#a6a9ad', 'grey'),
  charcoalMarl: dyed('Charcoal Marl', '#55585d', 'grey'),

  white: dyed('White', '#f7f6f2', 'white'),
  chalk: dyed('Chalk', '#efebe1', 'white'),
  ecru: dyed('Ecru', '#e9dfca', 'white'),

  stone: dyed('Stone', '#c9bda7', 'beige'),
  sand: dyed('Sand', '#d7c5a1', 'beige'),
  oat: dyed('Oat', '#ddd0b9', 'beige'),
  biscuit: dyed('Biscuit', '#c1a37a', 'beige'),
  camel: dyed('Camel', '#b48a57', 'beige'),

  tobacco: dyed('Tobacco', '#7a5331', 'brown'),
  tan: dyed('Tan', '#9a6a3c', 'brown'),
  chestnut: dyed('Chestnut', '#6b3f26', 'brown'),
  chocolate: dyed('Chocolate', '#3e2b21', 'brown'),
  mustard: dyed('Mustard', '#c3952f', 'brown'),

  olive: dyed('Olive', '#585a3a', 'green'),
  moss: dyed('Moss', '#6d7249', 'green'),
  sage: dyed('Sage', '#9aa78c', 'green'),
  forest: dyed('Forest', '#25412f', 'green'),
  racingGreen: dyed('Racing Green', '#12372a', 'green'),
  bottle: dyed('Bottle', '#1d4435', 'green'),

  burgundy: dyed('Burgundy', '#5b1f2c', 'red'),
  claret: dyed('Claret', '#74222f', 'red'),
  brick: dyed('Brick', '#8f4034', 'red'),
  rust: dyed('Rust', '#9b4d2b', 'red'),
  coral: dyed('Coral', '#dd6f58', 'red'),
  rose: dyed('Rose', '#d6a39d', 'red'),
  scarlet: dyed('Scarlet', '#b3242b', 'red'),
} as const satisfies Record<string, Dye>
