import { expect, test } from 'vitest'
import { getMissingOfBegun, isOneHalf } from './fit-card-machine.ts'

const fit = {
  top: { size: 'M', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32', taper: 'Standard' },
}

test('one half counts without the other, but not beside a begun one [FIT-08]', () => {
  expect(isOneHalf({ top: {}, bottom: fit.bottom })).toBe(true)
  expect(isOneHalf({ top: fit.top, bottom: {} })).toBe(true)
  expect(isOneHalf({ top: { cut: 'Slim' }, bottom: fit.bottom })).toBe(false)
  expect(isOneHalf({ top: {}, bottom: { waist: '34', leg: '32' } })).toBe(false)
  expect([isOneHalf(fit), isOneHalf({ top: {}, bottom: {} })]).toEqual([false, false])
  expect(getMissingOfBegun({ top: {}, bottom: { waist: '34' } })).toEqual(['build', 'leg'])
  expect(getMissingOfBegun({ top: { cut: 'Slim' }, bottom: fit.bottom })).toEqual(['length', 'size'])
  expect(getMissingOfBegun({ top: {}, bottom: {} })).toEqual([])
})
