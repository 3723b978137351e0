import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Answers } from './answers.ts'
import { getDefaultModel, readModel } from './model.ts'
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

/** Probabilities below this are not in the reference. */
const NEGLIGIBLE = 0.0005

describe('compared with an independent implementation of the same formulas', () => {
  test.each(reference.vectors)(
    '$answers gives the same sizes and probabilities [SIM-08]',
    ({ answers, sizes, probabilities }) => {
      const { outputs } = recommend(reference.model, answers)
      for (const output of OUTPUTS) {
        const { size, distribution } = outputs[output]
        expect(size).toBe(sizes[output])
        distribution.labels.forEach((label, i) => {
          const expected = probabilities[output]?.[label]
          if (expected === undefined) expect(distribution.probabilities[i]).toBeLessThan(NEGLIGIBLE)
          else expect(distribution.probabilities[i]).toBeCloseTo(expected, 4)
        })
      }
    },
  )

  test('the doubts are the same', () => {
    for (const { answers, reasons } of reference.vectors) {
      const doubts = recommend(reference.model, answers).doubts.map((doubt) => {
        if (doubt.kind === 'missing')
          return `missing:${doubt.answers.map((answer) => REFERENCE_NAMES[answer] ?? answer).join()}`
        if (doubt.kind === 'wide') return `wide:${doubt.output}`
        return `${doubt.kind}:${REFERENCE_NAMES[doubt.answer] ?? doubt.answer}`
      })
      expect(new Set(doubts)).toEqual(new Set(reasons))
    }
  })
})

const REFERENCE_NAMES: Partial<Record<keyof Answers, string>> = {
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

describe('the default model', () => {
  const model = getDefaultModel()

  test('is small and has its provenance', () => {
    expect(JSON.stringify(model).length).toBeLessThan(20_000)
    expect(model.provenance).toMatchObject({ men: 3265, fittedBy: 'spoke fit train' })
  })

  test('recommends for any subset of answers with valid distributions [SIM-08]', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { outputs } = recommend(model, answers)
        for (const output of OUTPUTS) {
          const { size, neighbour, distribution } = outputs[output]
          expect(distribution.labels).toContain(size)
          expect(distribution.labels).toContain(neighbour)
          expect(distribution.probabilities.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 6)
          for (const probability of distribution.probabilities) expect(probability).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('recommends longer legs to taller men and wider waists to heavier men', () => {
    const recommendFor = (heightIn: number, weightLb: number) =>
      recommend(model, { heightIn, weightLb, ageYears: 35 }).outputs
    expect(Number(recommendFor(76, 185).leg.size)).toBeGreaterThan(Number(recommendFor(66, 185).leg.size))
    expect(Number(recommendFor(70, 240).waist.size)).toBeGreaterThan(Number(recommendFor(70, 150).waist.size))
  })

  test('lists the effect of each answer', () => {
    const { effects } = recommend(model, { heightIn: 70, weightLb: 185, ageYears: 38, usualWaist: '32' })
    expect(effects).toContainEqual({ answer: 'usualWaist', output: 'waist', from: '35', to: '33' })
  })

  test('is more certain with a measured pair', () => {
    const base = { heightIn: 70, weightLb: 185, ageYears: 38 }
    const estimated = recommend(model, base).outputs.waist
    const measured = recommend(model, { ...base, pairWaistIn: 37 }).outputs.waist
    expect(measured.size).toBe('34')
    expect(Math.max(...measured.distribution.probabilities)).toBeGreaterThan(
      2 * Math.max(...estimated.distribution.probabilities),
    )
  })

  test('names the answer that contradicts the others', () => {
    const { doubts } = recommend(model, { heightIn: 72, weightLb: 180, ageYears: 30, usualWaist: '46' })
    expect(doubts).toContainEqual({ kind: 'contradicts', answer: 'usualWaist' })
  })
})
