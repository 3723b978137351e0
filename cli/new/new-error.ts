import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UPSTREAMS } from '#contracts/operations.ts'
import type { Department } from '#contracts/shop/departments.ts'
import { addBefore, type FileChange } from '#mocks/control/keep/file-changes.ts'
import { createScenarioChanges } from '#mocks/control/keep/scenario-changes.ts'
import { findCallProblem } from '#mocks/control/operations.ts'
import { UsageError } from '../usage-error.ts'
import type { Recipe } from './recipe.ts'

type ErrorOptions = {
  /** Such as 'cart.wrap-failed'. */
  code: string
  department: Department
  when: string
  shown: string
  /** The call that fails, such as { upstream: 'backend', operation: 'newsletter' }. */
  fault: { upstream: string; operation: string }
  /** The page on which it is shown. */
  path: string
}

const CATALOGUE = 'contracts/errors/catalogue.ts'

/** A row of the error catalogue with its sentence, a scenario that causes it and how a browser gets there. */
export function createError(root: string, { code, department, when, shown, fault, path }: ErrorOptions): Recipe {
  requireCall(fault)
  const scenario = code.replace('.', '-')
  const source = JSON.stringify({ ...fault, respond: { status: 503 } })
  const [scenarioFile, effect] = createScenarioChanges(root, {
    name: scenario,
    summary: `${when}.`,
    department,
    reproduces: [code],
    start: path,
    given: { takes: ['faults'], statements: [`faults.add(${source})`] },
    effect: { takes: ['world'], statements: [`expect(world.faults.list()).toMatchObject([${source}])`] },
  })
  return {
    changes: [
      addRow(root, code, { when }),
      addBefore('contracts/errors/shopper-messages.ts', '} as const', `  '${code}': ${JSON.stringify(shown)},\n`),
      ...[scenarioFile, effect].filter((change) => change !== undefined),
      addBefore(
        'tests/catalogue/on-screen.ts',
        '} as const satisfies Partial',
        `  '${code}': { scenario: ['${scenario}'], inConsole: /503/, act: visit(${JSON.stringify(path)}) },\n`,
      ),
    ],
    decisions: [
      'What is reported and what happens next, in the row; `ownWording` leaves out what the specification gives',
      'What a shopper does until it shows, in tests/catalogue/on-screen.ts',
    ],
    failsFirst: [
      `That journey, until the department calls \`report('${code}', cause)\` where the call fails, and shows the message of its code`,
    ],
    look: `npx spoke test error-catalogue ${code}`,
  }
}

/** Throws a UsageError unless a contract has the call. */
function requireCall(call: ErrorOptions['fault']): void {
  const problem = findCallProblem(call, UPSTREAMS)
  if (!problem) return
  const { error, nearest, known = [] } = problem
  throw new UsageError(`${error.replace(/^\w+/, '--fault')}.`, {
    next: nearest ? `Did you mean ${nearest}?` : `Choose one of: ${known.join(', ')}.`,
    exitCode: 2,
  })
}

/** The row stands below those of its group. */
function addRow(root: string, code: string, { when }: { when: string }): FileChange {
  const text = readFileSync(join(root, CATALOGUE), 'utf8')
  const group = text.lastIndexOf(`\n  '${code.split('.')[0]}.`)
  const end = group < 0 ? text.indexOf('\n} as const satisfies') : text.indexOf('\n  },', group) + '\n  },'.length
  const row = `
  '${code}': {
    when: ${JSON.stringify(when)},
    shown: shopperMessages['${code}'],
    reported: ${JSON.stringify(when)},
    withCause: true,
    next: 'the input stays and can be sent again',
    ownWording: ['shown', 'reported'],
  },`
  return { file: CATALOGUE, find: text, put: text.slice(0, end) + row + text.slice(end) }
}
