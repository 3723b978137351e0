import { expect, test } from 'vitest'
import { garments } from './garments.fixtures.ts'
import { getPictureKey, getRendererVersion } from './picture.ts'

const { chino } = garments

test('equal garments have equal keys in any property order', () => {
  const { kind, colour, fabric, cut } = chino
  const shuffled = { cut, fabric, colour, kind }
  expect(getPictureKey({ garment: shuffled, view: 'front' })).toBe(getPictureKey({ garment: chino, view: 'front' }))
})

test('another colour, cut or view gives another key', () => {
  const keys = [
    getPictureKey({ garment: chino, view: 'front' }),
    getPictureKey({ garment: chino, view: 'back' }),
    getPictureKey({ garment: { ...chino, colour: '#b9a280' }, view: 'front' }),
    getPictureKey({ garment: { ...chino, cut: 'slim' }, view: 'front' }),
    getPictureKey({ scene: 'hero' }),
    getPictureKey({ scene: 'hero-tall' }),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('the renderer version is stable within a process', () => {
  expect(getRendererVersion()).toMatch(/^[0-9a-f]{12}$/)
  expect(getRendererVersion()).toBe(getRendererVersion())
})
