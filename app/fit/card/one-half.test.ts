import { expect, test } from 'vitest'
import { getMissingInStartedHalves, hasOnlyOneHalf } from './fit-card-machine.ts'

const fit = {
  top: { size: 'M', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32', taper: 'Standard' },
}

test('one complete half is enough, unless the other has some sizes [FIT-08]', () => {
  expect(hasOnlyOneHalf({ top: {}, bottom: fit.bottom })).toBe(true)
  expect(hasOnlyOneHalf({ top: fit.top, bottom: {} })).toBe(true)
  expect(hasOnlyOneHalf({ top: { cut: 'Slim' }, bottom: fit.bottom })).toBe(false)
  expect(hasOnlyOneHalf({ top: {}, bottom: { waist: '34', leg: '32' } })).toBe(false)
  expect([hasOnlyOneHalf(fit), hasOnlyOneHalf({ top: {}, bottom: {} })]).toEqual([false, false])
  expect(getMissingInStartedHalves({ top: {}, bottom: { waist: '34' } })).toEqual(['build', 'leg'])
  expect(getMissingInStartedHalves({ top: { cut: 'Slim' }, bottom: fit.bottom })).toEqual(['length', 'size'])
  expect(getMissingInStartedHalves({ top: {}, bottom: {} })).toEqual([])
})
