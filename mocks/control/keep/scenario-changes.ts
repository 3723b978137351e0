import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Department } from '#contracts/shop/departments.ts'
import { CannotChange, type FileChange } from './file-changes.ts'

/** A scenario to be written: its name is that of its file. */
export type NewScenario = {
  name: string
  summary: string
  department: Department
  /** Codes of the error catalogue that it reproduces. */
  reproduces?: readonly string[]
  /** Where the visitor enters. */
  start: string
  /** What it takes of its context, such as ['world'], and its statements. */
  given: { takes: readonly string[]; statements: readonly string[] }
  imports?: readonly string[]
  /** The JSON file beside it. */
  data?: string
  /** Statements of its effect's check, and what they take of the scene. */
  effect: { takes: readonly string[]; statements: readonly string[] }
}

/** The files of a new scenario: its own, the check of its effect, and a journey that enters it. */
export const createScenarioChanges = (root: string, scenario: NewScenario): FileChange[] => [
  { file: `mocks/scenarios/${scenario.department}/${scenario.name}.ts`, create: formatScenario(scenario) },
  ...(scenario.data === undefined
    ? []
    : [{ file: `mocks/scenarios/${scenario.department}/${scenario.name}.json`, create: scenario.data }]),
  addEffect(root, scenario),
  createJourneyChange({
    name: scenario.name,
    summary: 'The visitor enters on a page with a title.',
    scenario: scenario.name,
    path: scenario.start,
  }),
]

function formatScenario({ name, summary, department, reproduces, start, given, imports = [] }: NewScenario) {
  const isAsync = given.statements.some((statement) => statement.includes('await '))
  const context = given.takes.length > 0 ? `{ ${given.takes.join(', ')} }` : ''
  return `import { defineScenario } from '../define-scenario.ts'
${imports.map((line) => `${line}\n`).join('')}
export const ${toCamelCase(name)} = defineScenario({
  name: '${name}',
  summary: ${JSON.stringify(summary)},
  department: '${department}',${reproduces?.length ? `\n  reproduces: ${JSON.stringify(reproduces)},` : ''}
  ${isAsync ? 'async ' : ''}given(${context}) {
    ${given.statements.join('\n    ')}
  },
  start: ${JSON.stringify(start)},
})
`
}

/** The check stands below those of its department: in the file that has most of them. */
function addEffect(root: string, { name, department, effect }: NewScenario): FileChange {
  const siblings = readdirSync(join(root, 'mocks/scenarios', department)).map((file) => `\n  '${file.slice(0, -3)}': `)
  const files = readdirSync(join(root, 'tests/effects')).map((entry) => {
    const text = readFileSync(join(root, 'tests/effects', entry), 'utf8')
    return { file: `tests/effects/${entry}`, text, checks: siblings.filter((sibling) => text.includes(sibling)) }
  })
  const { file, text, checks } = files.reduce((most, next) => (next.checks.length > most.checks.length ? next : most))
  if (!checks[0]) throw new CannotChange(`tests/effects has no checks of the department ${department}`)
  const at = text.indexOf('\n}', text.indexOf(checks[0]))
  const check = `\n  '${name}': async ({ ${effect.takes.join(', ')} }) => {\n    ${effect.statements.join('\n    ')}\n  },`
  return { file, find: text, put: text.slice(0, at) + check + text.slice(at) }
}

/** A journey that opens a page, in a scenario if there is one. */
export function createJourneyChange(journey: {
  name: string
  summary: string
  scenario?: string
  path: string
}): FileChange {
  const { name, summary, scenario, path } = journey
  const title = `${summary.charAt(0).toLowerCase()}${summary.slice(1)}`.replace(/\.$/, '')
  const body = `test(${JSON.stringify(title)}, async ({ page }) => {
    await page.goto(${JSON.stringify(path)})
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })`
  return {
    file: `tests/e2e/${name}.spec.ts`,
    create: `import { expect, test } from '#tests/support/kept-page.ts'

${
  scenario
    ? `test.describe('in ${scenario}', () => {
  test.use({ scenario: ['${scenario}'] })

  ${body}
})`
    : body
}
`,
  }
}

const toCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
