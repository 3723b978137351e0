import { en, Faker } from '@faker-js/faker'
import type { ScenarioSummary } from '#mocks/control/api.ts'
import type { ConditionName } from '#tests/support/conditions/conditions.ts'
import { FOCUSES, type FocusName } from './focus.ts'
import type { Setting } from './step.ts'

type Deck = readonly (ConditionName | null)[]

/** What differs in browsers, of which a visit has one of each deck; null is nothing. Paper has no controls to press. */
const DECKS: readonly Deck[] = [
  ['translated', 'extension', null, null],
  ['cookies-refused', 'storage-throws', 'storage-full', 'in-app', ...Array<null>(8).fill(null)],
  ['text-150', 'text-200', 'spaced', 'landscape', 'forced-colours', 'dark-and-still', ...Array<null>(6).fill(null)],
  ['ad-blocked', 'autofill', 'no-script', 'script-late', 'slow-network', ...Array<null>(10).fill(null)],
]

type Choice = {
  scenarios: readonly ScenarioSummary[]
  /** What all visits of the search are drawn from, and the number of this one. */
  seed: number
  number: number
  from?: string | undefined
  focus?: FocusName | undefined
}

/** Draws where a visit begins. */
export function chooseSetting(faker: Faker, { scenarios, seed, number, from, focus }: Choice): Setting {
  const departments: readonly string[] | undefined = focus && FOCUSES[focus].departments
  const fitting = scenarios.filter(({ department }) => !departments || departments.includes(department))
  const names = [null, ...fitting.map(({ name }) => name)]
  return {
    seed: faker.number.int({ max: 2 ** 31 }),
    scenario: from ?? (faker.datatype.boolean(0.6) ? faker.helpers.arrayElement(names) : null),
    conditions: DECKS.map((deck, index) => deal(deck, seed + index, number)).filter((condition) => condition !== null),
    isPhone: faker.datatype.boolean(0.4),
    hasTrouble: faker.datatype.boolean(0.5),
  }
}

/** The card of a visit: every card once, in another order each time, so that even a short search has most of them. */
function deal<Card>(deck: readonly Card[], seed: number, number: number): Card {
  const faker = new Faker({ locale: en })
  faker.seed([seed, Math.floor(number / deck.length)])
  return faker.helpers.shuffle(deck)[number % deck.length] as Card
}
