import { expect, test } from 'vitest'
import { createFitClient } from '#contracts/fit/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { getDefaultModel } from './model.ts'
import { fromWire, recommendFromWire } from './wire.ts'

test('centimetres and kilograms are converted to inches and pounds', () => {
  const { heightIn, weightLb } = fromWire({ height: 180, weight: 82 })
  expect(heightIn).toBeCloseTo(70.87, 2)
  expect(weightLb).toBeCloseTo(180.78, 2)
})

test('a preference is listed separately and changes no probability', () => {
  const answers = { height: 178, weight: 74, age: 28 }
  const plain = recommendFromWire(getDefaultModel(), answers)
  const withStyle = recommendFromWire(getDefaultModel(), { ...answers, style: 'Straight' })
  expect(withStyle.bottom).toEqual({ ...plain.bottom, taper: 'Straight' })
  expect(withStyle.probabilities).toEqual(plain.probabilities)
  const relaxed = recommendFromWire(getDefaultModel(), { ...answers, slim_fit: 'relaxed' })
  expect(relaxed.top?.cut).toBe('Slim')
  expect(relaxed.asked_for).toEqual([{ answer: 'slim_fit', option: 'cut', value: 'Straight' }])
})

test('the simulated fit service recommends through its contract [SIM-08]', async () => {
  const { fetch, backend } = await givenScenario('default-shop')
  const client = createFitClient({ baseUrl: `${backend.origin}/fit`, apiKey: 'key', fetch })
  const { bottom, probabilities, doubts } = await client.recommend({ height: 178, weight: 84, age: 38, waist: '34' })
  expect(bottom).toMatchObject({ waist: '35', leg: '32' })
  expect(probabilities?.bottom.waist?.['35']).toBeGreaterThan(0.3)
  expect(doubts).toEqual([])
})

test('rejects an age under 18', async () => {
  const { fetch, backend } = await givenScenario('default-shop')
  const client = createFitClient({ baseUrl: `${backend.origin}/fit`, apiKey: 'key', fetch })
  await expect(client.recommend({ height: 170, weight: 60, age: 17 })).rejects.toMatchObject({
    kind: 'status',
    status: 400,
  })
})
