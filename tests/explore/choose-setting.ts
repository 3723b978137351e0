import type { Faker } from '@faker-js/faker'
import type { ScenarioSummary } from '#mocks/control/api.ts'
import { CONDITIONS, type ConditionName } from '#tests/support/conditions/conditions.ts'
import { FOCUSES, type FocusName } from './focus.ts'
import type { Setting } from './step.ts'

/** Paper has no controls to press. */
const CONDITION_NAMES = (Object.keys(CONDITIONS) as ConditionName[]).filter((name) => name !== 'print')

/** Draws where a visit begins. */
export function chooseSetting(
  faker: Faker,
  {
    scenarios,
    from,
    focus,
  }: { scenarios: readonly ScenarioSummary[]; from?: string | undefined; focus?: FocusName | undefined },
): Setting {
  const departments: readonly string[] | undefined = focus && FOCUSES[focus].departments
  const fitting = scenarios.filter(({ department }) => !departments || departments.includes(department))
  const names = [null, ...fitting.map(({ name }) => name)]
  return {
    seed: faker.number.int({ max: 2 ** 31 }),
    scenario: from ?? (faker.datatype.boolean(0.6) ? faker.helpers.arrayElement(names) : null),
    condition: faker.datatype.boolean(0.5) ? faker.helpers.arrayElement(CONDITION_NAMES) : null,
    isPhone: faker.datatype.boolean(0.4),
    hasTrouble: faker.datatype.boolean(0.5),
  }
}
