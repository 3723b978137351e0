import { expect, test } from 'vitest'
import type { Garment } from '#mocks/world/catalogue/catalogue.ts'
import { getConstruction } from './construction.ts'
import { drawGarment } from './garment.ts'
import { textureToSvg } from './layer.ts'

const constructions: [string, Garment][] = [
  ['henley', { kind: 'tee', colour: '#e9dfca', fabric: 'rib', sleeve: 'long' }],
  ['hood', { kind: 'sweat', colour: '#55585d', fabric: 'fleece', accent: '#d7c5a1' }],
  ['quarter-zip', { kind: 'sweat', colour: '#1e2b45', fabric: 'rib', accent: '#8b8f94' }],
  ['fine-knit', { kind: 'sweat', colour: '#5b1f2c', fabric: 'wool' }],
  ['work-jacket', { kind: 'jacket', colour: '#2746a0', fabric: 'twill', accent: '#2a2c30' }],
  ['boxer', { kind: 'trunk', colour: '#a8c3dc', fabric: 'oxford', legInches: 5 }],
  ['pleated', { kind: 'chino', colour: '#c9bda7', fabric: 'twill', cut: 'straight' }],
  ['webbing', { kind: 'belt', colour: '#1e2b45', fabric: 'nylon' }],
]

test.each(constructions)('a %s is recognised by kind, cloth, cut and accent', (construction, garment) => {
  expect(getConstruction(garment)).toBe(construction)
})

test('a basic tee, sweatshirt, jacket, trunk, chino or belt is plain', () => {
  const plain: Garment[] = [
    { kind: 'tee', colour: '#ffffff', fabric: 'jersey' },
    { kind: 'sweat', colour: '#ffffff', fabric: 'fleece' },
    { kind: 'jacket', colour: '#ffffff', fabric: 'twill', accent: '#b9a67c' },
    { kind: 'trunk', colour: '#ffffff', fabric: 'jersey' },
    { kind: 'chino', colour: '#ffffff', fabric: 'twill', cut: 'slim' },
    { kind: 'belt', colour: '#5a3622', fabric: 'leather' },
  ]
  expect(plain.map(getConstruction)).toEqual(plain.map(() => 'plain'))
})

test.each(constructions)('a %s looks different from the front and the back', (_, garment) => {
  const dyes = (['front', 'back'] as const).map((view) => {
    const { layers, frame } = drawGarment(garment, view)
    return textureToSvg('dye', layers, frame)
  })
  expect(dyes.join()).not.toMatch(/NaN|undefined/)
  expect(dyes[0]).not.toBe(dyes[1])
})
