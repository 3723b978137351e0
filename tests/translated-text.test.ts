import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createProgram, findBareTexts, root } from './translated-text.ts'

/** The router gives the document its page as elements. */
const ELEMENTS = /^app\/routes\/__root\.tsx:\d+ children$/

const GIVEN = `
import { type ReactElement, type ReactNode, Suspense } from 'react'
declare const t: (key: string, values?: object) => string
declare const name: string, count: number, isOpen: boolean, names: string[], node: ReactNode, elements: ReactElement[]
const Bold = () => <b />
const Maybe = () => (isOpen ? <b /> : null)
const Either = () => (isOpen ? <b /> : <i />)
export const Shown = () => `

const LOST: [jsx: string, ...texts: string[]][] = [
  // a text that changes beside a sibling
  ['<p>{count} items</p>', 'count', 'items'],
  ['<p>Step {count} of {count + 1}</p>', 'Step', 'count', 'of', 'count + 1'],
  [`<p>{\`\${count}\`}<b /></p>`, `\`\${count}\``],
  ['<p>{name} </p>', 'name'],
  ['<p><b />{t("sum", { count })}</p>', 't("sum", { count })'],
  ['<p><b />{t(name)}</p>', 't(name)'],
  ['<p><Bold />{isOpen ? "Yes" : "No"}</p>', 'isOpen ? "Yes" : "No"'],
  ['<p><b />{isOpen && name}</p>', 'isOpen && name'],
  ['<p><b />{isOpen ? name : <i />}</p>', 'isOpen ? name : <i />'],
  ['<p><b />{node}</p>', 'node'],
  ['<p><><b />{name}</></p>', 'name'],
  ['<Bold><b />{name}</Bold>', 'name'],
  // a list makes a text node of each text
  ['<p>{names}</p>', 'names'],
  ['<p>{names.map((name) => name)}</p>', 'names.map((name) => name)'],
  // several texts, for which the same element may have one elsewhere
  ['<p>{t("now")} </p>', 't("now")'],
  // a static text where an element comes and goes
  ['<p>Total {isOpen ? <b /> : null}</p>', 'Total'],
  ['<p>{isOpen && <b />} {t("total")}</p>', 't("total")'],
  ['<p>{elements} pairs</p>', 'pairs'],
  ['<p><Maybe /> pairs</p>', 'pairs'],
  ['<p><Either /> pairs</p>', 'pairs'],
  ['<p translate="no"><b translate="yes"><i />{name}</b></p>', 'name'],
  // a text with nothing around it
  ['<>{name}</>', 'name'],
  ['isOpen ? <>Open</> : null', 'Open'],
  ['<p><Suspense>{t("late")}</Suspense></p>', 't("late")'],
  ['name', 'Shown = () => name'],
]

const SAFE = [
  '<p>{name}</p>',
  `<p>{\`Step \${count} of \${count + 1}\`}</p>`,
  '<p>{isOpen ? name : null}</p>',
  '<p>{isOpen ? name : <b />}</p>',
  '<p>{node}</p>',
  '<p><span>{count}</span> <b>items</b></p>',
  '<p>Total <b>{name}</b></p>',
  '<p>{t("total")}: <Bold /></p>',
  '<p><b />{isOpen ? <i /> : null}</p>',
  '<p>{elements}<Maybe /></p>',
  '<p>{/* no child */ }{name}</p>',
  '<p translate="no">{count} × {name}</p>',
  '<ul translate="no"><li>{isOpen ? <b /> : null} {name}</li></ul>',
]

const cases = Object.fromEntries(
  [...LOST.map(([jsx]) => jsx), ...SAFE].map((jsx, at) => [`tests/case-${at}.tsx`, GIVEN + jsx]),
)
const components = globSync('app/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] })
const program = createProgram(components, cases)
const findIn = (jsx: string) =>
  Object.keys(cases)
    .filter((file) => cases[file] === GIVEN + jsx)
    .flatMap((file) => findBareTexts(program, file))
    .map((place) => place.replace(/^\S+ /, ''))

test.each(LOST)('a translated page loses a text of %s', (jsx, ...texts) => {
  expect(findIn(jsx)).toEqual(texts)
})

test.each(SAFE)('a translated page keeps the texts of %s', (jsx) => {
  expect(findIn(jsx)).toEqual([])
})

test('a translated page keeps every text of the shop', { timeout: 120_000 }, () => {
  expect(components.length).toBeGreaterThan(200)
  const places = components.toSorted().flatMap((file) => findBareTexts(program, file))
  expect(places.filter((place) => !ELEMENTS.test(place))).toEqual([])
})
