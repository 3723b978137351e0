import { expect, test } from 'vitest'
import { getDataFolder } from './data-folder.ts'

test('this project keeps its states beside its own files', () => {
  expect(getDataFolder('/home/jo/spoke/', '/home/jo')).toBe('/home/jo/spoke/.spoke')
})

test('an installed package keeps states in the calling project [SIM-10]', () => {
  expect(getDataFolder('/home/jo/shop/node_modules/spoke-simulated-backend/', '/home/jo/shop')).toBe(
    '/home/jo/shop/.spoke',
  )
})
