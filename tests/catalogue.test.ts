import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type CatalogueCode, errorCatalogue } from '#contracts/errors/catalogue.ts'
import { scenarios } from '#mocks/scenarios/index.ts'
import { behindTheScreen, notYetOnScreen, withoutScenario } from './catalogue/coverage.ts'
import { onScreen, type RowOnScreen } from './catalogue/on-screen.ts'

const rows = Object.keys(errorCatalogue) as CatalogueCode[]
const screens: Partial<Record<CatalogueCode, RowOnScreen>> = onScreen
const scenariosOf = (code: CatalogueCode) =>
  scenarios.filter(({ reproduces }) => reproduces.includes(code)).map(({ name }) => name)

test('every row of the error catalogue has a scenario, or a reason why it can have none [SIM-04] [ERR-01]', () => {
  const without = rows.filter((code) => scenariosOf(code).length === 0)
  expect(without.toSorted()).toEqual(Object.keys(withoutScenario).toSorted())
})

test('every row is shown and reported in a test, or stands on the list of screens to come, once [ERR-01]', () => {
  const places = [...Object.keys(onScreen), ...Object.keys(behindTheScreen), ...notYetOnScreen]
  const told = Object.keys(withoutScenario)
  expect(places.toSorted()).toEqual(rows.filter((code) => !told.includes(code)).toSorted())
})

test('the list of screens to come only shrinks', () => {
  // lower it with every row that leaves the list
  expect(notYetOnScreen.length).toBeLessThanOrEqual(12)
})

test.each(Object.keys(onScreen) as (keyof typeof onScreen)[])('%s is shown in a world that reproduces it', (code) => {
  const { scenario = [] } = screens[code] ?? {}
  expect(scenariosOf(code).some((name) => scenario.includes(name))).toBe(true)
})

test.each(Object.entries(behindTheScreen))('%s is asserted by the test that is named for it', (code, file) => {
  expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(`'${code}'`)
})
