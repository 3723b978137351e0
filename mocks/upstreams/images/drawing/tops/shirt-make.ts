import type { Collar } from './collar.ts'

/** How a shirt is made. */
export type ShirtMake = {
  collar: Collar
  /** Whether the collar's tips are buttoned down. */
  isButtonDown: boolean
  pockets: 'none' | 'one' | 'two' | 'flaps' | 'western'
  /** Whether the hem is a curved tail or straight. */
  hem: 'tail' | 'straight'
  /** Height of the highest button. */
  firstButton: number
  buttonCount: number
  buttonSize: number
}

const plainShirt: ShirtMake = {
  collar: { roll: [339, 172], meet: [396, 236], tip: [342, 304], wing: [303, 196], behind: 158 },
  isButtonDown: false,
  pockets: 'none',
  hem: 'tail',
  firstButton: 262,
  buttonCount: 7,
  buttonSize: 5.6,
}

/** A wide collar with short tips, for ties. */
const SPREAD: Collar = { roll: [340, 168], meet: [397, 230], tip: [322, 272], wing: [298, 196], behind: 152 }
/** An open collar that lies flat, without a stand. */
const CAMP: Collar = { roll: [330, 186], meet: [390, 300], tip: [300, 296], wing: [284, 208], behind: 178 }
/** A small soft collar. */
const SMALL: Collar = { roll: [341, 176], meet: [396, 234], tip: [350, 280], wing: [312, 198], behind: 162 }

/** A light collar, worn with the top button undone. */
const LOOSE: Collar = { roll: [338, 178], meet: [392, 284], tip: [328, 292], wing: [300, 200], behind: 164 }

/** What sets each style of shirt apart, after its copy in the catalogue. */
const SHIRTS: Readonly<Record<string, Partial<ShirtMake>>> = {
  'Oxford Shirt': { isButtonDown: true, pockets: 'one' },
  'Office Shirt': { collar: SPREAD, buttonSize: 5, buttonCount: 8 },
  'Linen Shirt': { collar: SMALL, pockets: 'one', buttonCount: 6 },
  'Cord Shirt': { pockets: 'two', isButtonDown: true },
  'Bonfire Shirt': { pockets: 'flaps', buttonSize: 8, buttonCount: 6 },
  'Half-Day Shirt': { collar: CAMP, firstButton: 322, buttonCount: 5, hem: 'straight', pockets: 'one' },
  'Denim Shirt': { pockets: 'western', buttonSize: 6.4 },
  'Friday Shirt': { collar: LOOSE, firstButton: 312, buttonCount: 6 },
}

/** How a style is made; a button-down shirt with one pocket if the style is unknown. */
export const getShirtMake = (style = ''): ShirtMake => ({
  ...plainShirt,
  ...(SHIRTS[style] ?? { isButtonDown: true, pockets: 'one' }),
})
