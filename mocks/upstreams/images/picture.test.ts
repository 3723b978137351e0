import { expect, test } from 'vitest'
import { garments } from './garments.fixtures.ts'
import { edition, pictureKey } from './picture.ts'

const { chino } = garments

test('goods that look the same share their files, however they were written down', () => {
  const { kind, colour, fabric, cut } = chino
  const shuffled = { cut, fabric, colour, kind }
  expect(pictureKey({ garment: shuffled, view: 'front' })).toBe(pictureKey({ garment: chino, view: 'front' }))
})

test('another colour, cut or view is another picture', () => {
  const keys = [
    pictureKey({ garment: chino, view: 'front' }),
    pictureKey({ garment: chino, view: 'back' }),
    pictureKey({ garment: { ...chino, colour: '#b9a280' }, view: 'front' }),
    pictureKey({ garment: { ...chino, cut: 'slim' }, view: 'front' }),
    pictureKey({ scene: 'hero' }),
    pictureKey({ scene: 'hero-tall' }),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('the edition is one for all of a process', () => {
  expect(edition()).toMatch(/^[0-9a-f]{12}$/)
  expect(edition()).toBe(edition())
})
