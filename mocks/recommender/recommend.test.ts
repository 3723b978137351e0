import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Answers } from './answers.ts'
import { houseModel, readModel } from './model.ts'
import { OUTPUTS, recommend } from './recommend.ts'

const reference = z
  .object({
    model: z.unknown().transform((model) => readModel(JSON.stringify(model))),
    vectors: z.array(
      z.object({
        answers: z.custom<Answers>(),
        sizes: z.record(z.string(), z.string()),
        probabilities: z.record(z.string(), z.record(z.string(), z.number())),
        reasons: z.array(z.string()),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('./reference-vectors.json', import.meta.url), 'utf8')))

/** Likelihoods below this are left out of the reference. */
const UNSAID = 0.0005

describe('beside an independent implementation of the same formulas', () => {
  test.each(reference.vectors)(
    '$answers gives the same sizes and odds [SIM-08]',
    ({ answers, sizes, probabilities }) => {
      const { outputs } = recommend(reference.model, answers)
      for (const output of OUTPUTS) {
        const { size, odds } = outputs[output]
        expect(size).toBe(sizes[output])
        odds.labels.forEach((label, i) => {
          const said = probabilities[output]?.[label]
          if (said === undefined) expect(odds.probabilities[i]).toBeLessThan(UNSAID)
          else expect(odds.probabilities[i]).toBeCloseTo(said, 4)
        })
      }
    },
  )

  test('the same results are doubted', () => {
    for (const { answers, reasons } of reference.vectors) {
      const doubts = recommend(reference.model, answers).doubts.map((doubt) => {
        if (doubt.kind === 'missing') return `missing:${doubt.answers.map((each) => PLAIN[each] ?? each).join()}`
        if (doubt.kind === 'wide') return `wide:${doubt.output}`
        return `${doubt.kind}:${PLAIN[doubt.answer] ?? doubt.answer}`
      })
      expect(new Set(doubts)).toEqual(new Set(reasons))
    }
  })
})

const PLAIN: Partial<Record<keyof Answers, string>> = {
  heightIn: 'height',
  weightLb: 'weight',
  ageYears: 'age',
  usualWaist: 'usual_waist',
}

const anyAnswers = fc.record(
  {
    heightIn: fc.double({ min: 40, max: 100, noNaN: true }),
    weightLb: fc.double({ min: 60, max: 600, noNaN: true }),
    ageYears: fc.integer({ min: 18, max: 110 }),
    usualWaist: fc.constantFrom('28', '29', '34', '46', '60', 'nonsense'),
    sizeUp: fc.constantFrom(0, 1),
    slimFit: fc.constantFrom(-1, 0, 1),
    belly: fc.constantFrom(-1, 0, 1),
    seat: fc.constantFrom(-1, 0, 1),
    thigh: fc.constantFrom(-1, 0, 1),
    watch: fc.constantFrom(0, 1, 2, 3, 4),
    tShirt: fc.constantFrom('XS', 'M+', '3XL', '?'),
    jacket: fc.constantFrom('34', '42', '56'),
    usualLeg: fc.constantFrom('28', '32', '37'),
    pairWaistIn: fc.double({ min: 20, max: 60, noNaN: true }),
    pairLegIn: fc.double({ min: 20, max: 45, noNaN: true }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Answers>

describe('the shop’s own model', () => {
  const model = houseModel()

  test('is small, and says where it comes from', () => {
    expect(JSON.stringify(model).length).toBeLessThan(20_000)
    expect(model.provenance).toMatchObject({ men: 3265, fittedBy: 'spoke fit train' })
  })

  test('answers any subset of answers, with odds that add up [SIM-08]', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { outputs } = recommend(model, answers)
        for (const output of OUTPUTS) {
          const { size, neighbour, odds } = outputs[output]
          expect(odds.labels).toContain(size)
          expect(odds.labels).toContain(neighbour)
          expect(odds.probabilities.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 6)
          for (const each of odds.probabilities) expect(each).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('sends a taller man into a longer leg and a heavier one into a wider waist', () => {
    const at = (heightIn: number, weightLb: number) => recommend(model, { heightIn, weightLb, ageYears: 35 }).outputs
    expect(Number(at(76, 185).leg.size)).toBeGreaterThan(Number(at(66, 185).leg.size))
    expect(Number(at(70, 240).waist.size)).toBeGreaterThan(Number(at(70, 150).waist.size))
  })

  test('says which answer moved which size, and from where', () => {
    const { moved } = recommend(model, { heightIn: 70, weightLb: 185, ageYears: 38, usualWaist: '32' })
    expect(moved).toContainEqual({ answer: 'usualWaist', output: 'waist', from: '35', to: '33' })
  })

  test('is nearly sure of the waist of a pair that was measured', () => {
    const said = { heightIn: 70, weightLb: 185, ageYears: 38 }
    const guessed = recommend(model, said).outputs.waist
    const measured = recommend(model, { ...said, pairWaistIn: 37 }).outputs.waist
    expect(measured.size).toBe('34')
    expect(Math.max(...measured.odds.probabilities)).toBeGreaterThan(2 * Math.max(...guessed.odds.probabilities))
  })

  test('names the answer that contradicts all others', () => {
    const { doubts } = recommend(model, { heightIn: 72, weightLb: 180, ageYears: 30, usualWaist: '46' })
    expect(doubts).toContainEqual({ kind: 'contradicts', answer: 'usualWaist' })
  })
})
