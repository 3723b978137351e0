import type { CatalogueProduct } from './catalogue.ts'

/** A colour with its name and the hex value that it is drawn in. */
export type Dye = CatalogueProduct['colour']
type Family = Dye['family']

const createDye = (name: string, hex: string, family: Family): Dye => ({ name, hex, family })

/** The colours that styles share. Washes, stripes and prints are in their style sheets. */
export const dye = {
  black: createDye('Black', '#17181b', 'black'),
  washedBlack: createDye('Washed Black', '#34363a', 'black'),

  navy: createDye('Navy', '#1e2b45', 'navy'),
  midnight: createDye('Midnight', '#141b2d', 'navy'),
  ink: createDye('Ink', '#001e3c', 'navy'),

  airforce: createDye('Airforce', '#5d7690', 'blue'),
  petrol: createDye('Petrol', '#1f4b5b', 'blue'),
  sky: createDye('Sky', '#a8c3dc', 'blue'),
  cornflower: createDye('Cornflower', '#6f8fc2', 'blue'),
  royal: createDye('Royal', '#2746a0', 'blue'),
  teal: createDye('Teal', '#1f6a6c', 'blue'),
  duckEgg: createDye('Duck Egg', '#b9d0cf', 'blue'),

  charcoal: createDye('Charcoal', '#3a3c41', 'grey'),
  slate: createDye('Slate', '#5a6571', 'grey'),
  steel: createDye('Steel', '#7d868f', 'grey'),
  pebble: createDye('Pebble', '#a8a59d', 'grey'),
  silver: createDye('Silver', '#bcc0c4', 'grey'),
  greyMarl: createDye('Grey Marl', '#a6a9ad', 'grey'),
  charcoalMarl: createDye('Charcoal Marl', '#55585d', 'grey'),

  white: createDye('White', '#f7f6f2', 'white'),
  chalk: createDye('Chalk', '#efebe1', 'white'),
  ecru: createDye('Ecru', '#e9dfca', 'white'),

  stone: createDye('Stone', '#c9bda7', 'beige'),
  sand: createDye('Sand', '#d7c5a1', 'beige'),
  oat: createDye('Oat', '#ddd0b9', 'beige'),
  biscuit: createDye('Biscuit', '#c1a37a', 'beige'),
  camel: createDye('Camel', '#b48a57', 'beige'),

  tobacco: createDye('Tobacco', '#7a5331', 'brown'),
  tan: createDye('Tan', '#9a6a3c', 'brown'),
  chestnut: createDye('Chestnut', '#6b3f26', 'brown'),
  chocolate: createDye('Chocolate', '#3e2b21', 'brown'),
  mustard: createDye('Mustard', '#c3952f', 'brown'),

  olive: createDye('Olive', '#585a3a', 'green'),
  moss: createDye('Moss', '#6d7249', 'green'),
  sage: createDye('Sage', '#9aa78c', 'green'),
  forest: createDye('Forest', '#25412f', 'green'),
  racingGreen: createDye('Racing Green', '#12372a', 'green'),
  bottle: createDye('Bottle', '#1d4435', 'green'),

  burgundy: createDye('Burgundy', '#5b1f2c', 'red'),
  claret: createDye('Claret', '#74222f', 'red'),
  brick: createDye('Brick', '#8f4034', 'red'),
  rust: createDye('Rust', '#9b4d2b', 'red'),
  coral: createDye('Coral', '#dd6f58', 'red'),
  rose: createDye('Rose', '#d6a39d', 'red'),
  scarlet: createDye('Scarlet', '#b3242b', 'red'),
} as const satisfies Record<string, Dye>
