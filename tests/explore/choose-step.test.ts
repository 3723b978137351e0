import { en, Faker } from '@faker-js/faker'
import { expect, test } from 'vitest'
import { chooseStep } from './choose-step.ts'
import { readOffers } from './offers.ts'
import { type Setting, type Step, step } from './step.ts'

const setting: Setting = { seed: 1, scenario: null, conditions: [], isPhone: false, hasTrouble: true }
const CALM: Setting = { ...setting, hasTrouble: false }
const OFFERS = readOffers(`- link "Belts"
- button "Add to basket"
- button "Save" [disabled]
- textbox "Email address"
- combobox "Sort by"`)

const KINDS = step.options.flatMap<string>(({ shape }) => ('options' in shape.do ? shape.do.options : shape.do.value))

/** Many steps from one seed. */
function draw(seed: number, setting: Setting, offers = OFFERS, steps: Step[] = []): Step[] {
  const faker = new Faker({ locale: en, seed })
  const calls = [{ upstream: 'shopify', operation: 'cart' }]
  const place = { device: 0, tab: 0 }
  return Array.from({ length: 400 }, () =>
    chooseStep(faker, { setting, focus: undefined, calls, made: [], place, steps, hasStranger: true, offers }),
  )
}

test('the same seed draws the same steps, and another seed others [EXP-01]', () => {
  expect(draw(7, setting)).toEqual(draw(7, setting))
  expect(draw(8, setting)).not.toEqual(draw(7, setting))
})

test('steps are of all kinds, can be written down, and use nothing that is disabled [EXP-01]', () => {
  const steps = draw(1, setting)
  expect(new Set(steps.map((one) => one.do))).toEqual(new Set(KINDS))
  for (const one of steps) expect(step.parse(JSON.parse(JSON.stringify(one)))).toEqual(one)
  expect(steps.some((one) => 'name' in one && one.name === 'Save')).toBe(false)
})

test('in a calm visit nothing is made to fail [EXP-01]', () => {
  const disturbances = [
    'add-fault',
    'network',
    'slow-upstreams',
    'sell-out',
    'change-prices',
    'advance-clock',
    'pay-elsewhere',
    'clear-faults',
  ]
  expect(draw(1, CALM).filter((one) => disturbances.includes(one.do))).toEqual([])
})

test('a page that offers nothing is left [EXP-01]', () => {
  const steps = draw(1, CALM, [])
  expect(
    steps.every((one) => ['open', 'reload', 'back', 'forward', 'open-tab', 'follow-cart-link'].includes(one.do)),
  ).toBe(true)
})

test('a button alone is pressed as often as one of many alike, and less once it was pressed [EXP-01]', () => {
  const many = Array.from({ length: 50 }, (_, at) => `- button "Save for later: Chino ${at}"`)
  const offers = readOffers(['- button "Add to basket"', ...many].join('\n'))
  const count = (steps: Step[]) => steps.filter((one) => one.do === 'press' && one.name === 'Add to basket').length
  const press: Step = { do: 'press', device: 0, tab: 0, role: 'button', name: 'Add to basket', nth: 0, times: 1 }
  const drawn = count(draw(1, CALM, offers))
  expect(drawn).toBeGreaterThan(120)
  expect(count(draw(1, CALM, offers, [press, press, press, press]))).toBeLessThan(drawn / 2)
})

test('a choice is often made again, and a press follows a network that fails [EXP-01]', () => {
  const offers = readOffers('- radio "34"\n- radio "36"\n- button "Add to basket"\n- link "Belts"\n- link "Socks"')
  const share = (last: Step | undefined, isMeant: (one: Step) => boolean) =>
    draw(1, CALM, offers, last && [last]).filter(isMeant).length / 400
  const chosen: Step = { do: 'press', device: 0, tab: 0, role: 'radio', name: '34', nth: 0, times: 1 }
  const isOther = (one: Step) => one.do === 'press' && one.name === '36'
  expect(share(chosen, isOther)).toBeGreaterThan(share(undefined, isOther) + 0.2)
  const isAddition = (one: Step) => 'name' in one && one.name === 'Add to basket'
  const lost: Step = { do: 'network', device: 0, tab: 0, is: 'lost-answer' }
  expect(share(lost, isAddition)).toBeGreaterThan(share(undefined, isAddition) + 0.2)
})
