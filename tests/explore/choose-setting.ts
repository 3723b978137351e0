import { en, Faker } from '@faker-js/faker'
import type { ScenarioSummary } from '#mocks/control/api.ts'
import type { ConditionName } from '#tests/support/conditions/conditions.ts'
import { FOCUSES, type FocusName } from './focus.ts'
import type { Setting } from './step.ts'

type Variants = readonly (ConditionName | null)[]

/** Conditions that exclude each other: a visit has one of each list, or none (null). Paper has no controls to press. */
const EXCLUSIVE: readonly Variants[] = [
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
    conditions: EXCLUSIVE.map((variants, index) => takeInTurn(variants, seed + index, number)).filter(
      (condition) => condition !== null,
    ),
    isPhone: faker.datatype.boolean(0.4),
    hasTrouble: faker.datatype.boolean(0.5),
  }
}

/** The item of a visit: each once, in a new order each round, so that even a short search has most of them. */
function takeInTurn<Item>(items: readonly Item[], seed: number, number: number): Item {
  const faker = new Faker({ locale: en })
  faker.seed([seed, Math.floor(number / items.length)])
  return faker.helpers.shuffle(items)[number % items.length] as Item
}
