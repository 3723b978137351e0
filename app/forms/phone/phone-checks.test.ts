import { expect, test } from 'vitest'
import type { Phone, PhoneOutcome } from './phone.functions.ts'
import { createPhoneChecks } from './use-phone.ts'

const at = (number: string, countryCode = 'GB'): Phone => ({ countryCode, number })
const good: PhoneOutcome = { ok: true, number: '+447700900123' }

/** Checks whose outcomes the test decides; `requested` holds the numbers that were sent. */
function createField() {
  const requested: string[] = []
  const settle: ((outcome: PhoneOutcome | Error) => void)[] = []
  const checks = createPhoneChecks(({ countryCode, number }) => {
    requested.push(`${countryCode} ${number}`)
    return new Promise((resolve, reject) => {
      settle.push((outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)))
    })
  })
  return { ...checks, requested, settle }
}

test('leaving the field and submitting check a number once [FORM-03]', async () => {
  const { check, requested, settle } = createField()
  const outcomes = [check(at('07700 900123')), check(at('07700 900123'))]
  settle[0]?.(good)
  expect(await Promise.all(outcomes)).toEqual([good, good])
  expect(await check(at('07700 900123'))).toEqual(good)
  expect(requested).toEqual(['GB 07700 900123'])
})

test('another number, or the same of another country, is checked [FORM-03]', async () => {
  const { check, requested, settle } = createField()
  for (const [index, phone] of [at('1'), at('2'), at('2', 'IE')].entries()) {
    const outcome = check(phone)
    settle[index]?.(good)
    await outcome
  }
  expect(requested).toEqual(['GB 1', 'GB 2', 'IE 2'])
})

test('the late outcome of an earlier number is dropped [FORM-03]', async () => {
  const { check, settle } = createField()
  const [early, late] = [check(at('12')), check(at('07700 900123'))]
  settle[1]?.(good)
  settle[0]?.({ ok: false, error: 'Too short' })
  expect([await early, await late]).toEqual([null, good])
})

test('an outcome is dropped once its number is being changed [FORM-03]', async () => {
  const { check, reset, settle } = createField()
  const outcome = check(at('12'))
  reset()
  settle[0]?.({ ok: false, error: 'Too short' })
  expect(await outcome).toBeNull()
})

test('a check that fails or does not arrive is tried again [FORM-03]', async () => {
  const { check, requested, settle } = createField()
  const phone = at('07700 900123')
  const failed = { ok: false, failure: 'phone.invalid' } as const
  for (const [index, outcome] of [failed, new Error('offline')].entries()) {
    const pending = check(phone)
    settle[index]?.(outcome)
    expect(await pending).toEqual(failed)
  }
  const pending = check(phone)
  settle[2]?.(good)
  expect(await pending).toEqual(good)
  expect(requested).toHaveLength(3)
})

test('a refused number is not checked again [FORM-03]', async () => {
  const { check, requested, settle } = createField()
  const refused = { ok: false, error: 'This is not a phone number in Ireland' } as const
  const pending = check(at('12', 'IE'))
  settle[0]?.(refused)
  expect([await pending, await check(at('12', 'IE'))]).toEqual([refused, refused])
  expect(requested).toHaveLength(1)
})
