import { expect, test } from 'vitest'
import { type CatalogueCode, errorCatalogue } from '#contracts/errors/catalogue.ts'
import { scenarios } from '#mocks/scenarios/index.ts'
import { notYetOnScreen, withoutScenario } from './catalogue/coverage.ts'
import { onScreen, type RowOnScreen } from './catalogue/on-screen.ts'
import { differ } from './support/differ.ts'

const rows = Object.keys(errorCatalogue) as CatalogueCode[]
const screens: Partial<Record<CatalogueCode, RowOnScreen>> = onScreen
const listScenarios = (code: CatalogueCode) =>
  scenarios.filter(({ reproduces }) => reproduces.includes(code)).map(({ name }) => name)

test('every row of the error catalogue has a scenario or a reason [SIM-04] [ERR-01]', () => {
  const without = rows.filter((code) => listScenarios(code).length === 0)
  expect(
    differ(without, Object.keys(withoutScenario), {
      lacks: (code) => `Write a scenario that reproduces ${code}, or its reason into tests/catalogue/coverage.ts`,
      tooMany: (code) => `Take ${code} out of withoutScenario in tests/catalogue/coverage.ts: a scenario reproduces it`,
    }),
  ).toEqual([])
})

test('every row is asserted in a test or listed as open [ERR-01]', () => {
  const listed = [...Object.keys(onScreen), ...notYetOnScreen]
  const excused = Object.keys(withoutScenario)
  expect(
    differ(
      rows.filter((code) => !excused.includes(code)),
      listed,
      {
        lacks: (code) => `Say in tests/catalogue/on-screen.ts how a browser causes ${code}`,
        tooMany: (code) => `Take ${code} out of tests/catalogue/on-screen.ts: the catalogue has no such row`,
      },
    ),
  ).toEqual([])
})

test('the list of rows without a screen only shrinks', () => {
  // lower the number with every row that leaves the list
  expect(notYetOnScreen.length).toBeLessThanOrEqual(0)
})

test.each(Object.keys(onScreen) as (keyof typeof onScreen)[])(
  '%s is shown in a scenario that reproduces it',
  (code) => {
    const { scenario = [] } = screens[code] ?? {}
    expect(listScenarios(code).some((name) => scenario.includes(name))).toBe(true)
  },
)
