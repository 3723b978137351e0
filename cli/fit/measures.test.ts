import { expect, test } from 'vitest'
import { parseHeight, parseWeight } from './measures.ts'

test.each([
  ['180', 180],
  ['180.5cm', 180.5],
  ['71in', 180.34],
  ['5\'11"', 180.34],
  ['5ft11', 180.34],
  ['6ft', 182.88],
])('a height of %s is %d cm', (text, cm) => expect(parseHeight(text)).toBeCloseTo(cm, 2))

test.each([
  ['82', 82],
  ['181lb', 82.1],
  ['12st13', 82.1],
  ['13 st', 82.55],
])('a weight of %s is %d kg', (text, kg) => expect(parseWeight(text)).toBeCloseTo(kg, 2))

test.each(['tall', '18', '3ft', '9ft', '', '-180'])('rejects "%s" as a height', (text) =>
  expect(() => parseHeight(text)).toThrow(/120 to 230/),
)
test.each(['heavy', '8', '1st', '900lb'])('rejects "%s" as a weight', (text) =>
  expect(() => parseWeight(text)).toThrow(/35 to 250/),
)
