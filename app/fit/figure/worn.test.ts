import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AS_WORN, dress, type Garment, type Sit } from './dress.ts'
import { getFigure } from './figure.ts'
import { shapeBottom } from './front/bottom-shape.ts'
import { drawFront } from './front/draw-front.ts'
import { shapeTop } from './front/top-shape.ts'
import { drawSide } from './side/draw-side.ts'

const BOTTOMS = ['chino', 'trouser', 'denim', 'jogger', 'short', 'swim'] as const
const garments = fc.oneof(
  fc.record({
    half: fc.constant('bottom' as const),
    make: fc.constantFrom(...BOTTOMS),
    leg: fc.constantFrom('skinny' as const, 'slim' as const, 'standard' as const, 'straight' as const, null),
  }),
  fc.record({
    half: fc.constant('top' as const),
    make: fc.constantFrom('tee' as const, 'polo' as const, 'shirt' as const, 'knit' as const, 'jacket' as const),
    neck: fc.constantFrom(
      'crew' as const,
      'v' as const,
      'roll' as const,
      'zip' as const,
      'hood' as const,
      'collar' as const,
    ),
    sleeve: fc.constantFrom('short' as const, 'long' as const),
  }),
)
const steps = fc.integer({ min: -12, max: 12 })
const sits = fc.record<Sit>({
  waist: steps,
  build: steps,
  leg: steps,
  size: steps,
  length: steps,
  shortsLeg: fc.integer({ min: 0, max: 40 }),
  isSlim: fc.boolean(),
  taper: fc.constantFrom('Slim', 'Standard', 'Straight', null),
})

test('every man in every garment and size is drawn whole, from the front and from the side [PDP-17]', () => {
  fc.assert(
    fc.property(
      fc.record({ height: fc.integer({ min: 120, max: 230 }), weight: fc.integer({ min: 35, max: 250 }) }),
      garments,
      sits,
      (answers, garment, sit) => {
        const figure = getFigure(answers)
        const outfit = dress(figure, garment, '#1f2a44', sit)
        for (const piece of [...drawFront(figure, outfit), ...drawSide(figure, outfit)]) {
          expect(piece.outline).toMatch(/^M[-\d. CLM]+Z$/)
          for (const { d } of piece.strokes) expect(d).not.toContain('NaN')
        }
      },
    ),
  )
})

const figure = getFigure({ height: 178, weight: 83 })
const chino = (leg: 'slim' | 'straight' = 'slim'): Garment => ({ half: 'bottom', make: 'chino', leg })
const tee: Garment = { half: 'top', make: 'tee', neck: 'crew', sleeve: 'short' }
const shapeAs = (garment: Garment, sit: Partial<Sit> = {}) =>
  shapeBottom(figure, dress(figure, garment, '#1f2a44', { ...AS_WORN, ...sit }).bottom)
const shapeTee = (sit: Partial<Sit> = {}) => shapeTop(figure, dress(figure, tee, '#1f2a44', { ...AS_WORN, ...sit }).top)

test('legs end and widen as they are cut, waists pull and hang as they sit [PDP-17]', () => {
  expect(shapeAs(chino('straight')).end[2]).toBeGreaterThan(shapeAs(chino('slim')).end[2] * 1.15)
  expect(shapeAs(chino(), { taper: 'Straight' }).end).toEqual(shapeAs(chino('straight')).end)
  // an inch is 6.9 units
  expect(shapeAs(chino(), { leg: -2 }).hemY).toBeCloseTo(shapeAs(chino()).hemY - 13.8)
  expect(shapeAs({ half: 'bottom', make: 'short', leg: null }, { shortsLeg: 9 }).hemY).toBeCloseTo(
    shapeAs({ half: 'bottom', make: 'short', leg: null }, { shortsLeg: 5 }).hemY + 27.6,
  )
  expect(shapeAs(chino())).toMatchObject({ tight: 0, loose: 0 })
  expect(shapeAs(chino(), { waist: -2 })).toMatchObject({ tight: 2, loose: 0 })
  expect(shapeAs(chino(), { waist: 2 })).toMatchObject({ tight: 0, loose: 2 })
  expect(shapeAs(chino(), { waist: 2 }).bandHalf).toBeGreaterThan(shapeAs(chino()).bandHalf)
})

test('tops stand off and end as their size, cut and length have them [PDP-17]', () => {
  const [tight, right, loose] = [-1, 0, 1].map((size) => shapeTee({ size }).standOff)
  expect(tight).toBeLessThan(right ?? 0)
  expect(loose).toBeGreaterThan(right ?? 0)
  expect(shapeTee({ isSlim: true }).standOff).toBeLessThan(right ?? 0)
  expect(shapeTee({ length: 1 }).hemY).toBe(shapeTee().hemY + 12)
})

test('the goods are in their colour, the rest is plain and stands out from them [PDP-17]', () => {
  const [navy, white] = ['#1f2a44', '#f7f7f4']
  const wear = (garment: Garment, colour: string) => {
    const { top, bottom } = dress(figure, garment, colour)
    return [top.colour, bottom.colour]
  }
  expect(wear(chino(), navy)).toEqual(['#f4f2ec', navy])
  expect(wear(chino(), white)).toEqual(['#26324a', white])
  expect(wear(tee, navy)).toEqual([navy, '#c9bea9'])
  expect(wear(tee, white)).toEqual([white, '#26324a'])
})
