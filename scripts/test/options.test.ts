import { expect, test } from 'vitest'
import { createTestCommand } from './options.ts'
import type { Step } from './step.ts'

const createStep = (name: string, title: string): Step => ({
  name,
  title,
  lane: 'checks',
  run: () => Promise.reject(new Error('nothing runs here')),
})
const STEPS = [createStep('types', 'Types'), createStep('unit', 'Unit tests'), createStep('e2e', 'Browser journeys')]

/** Reads a command line; returns the steps that it names, or what is printed. */
function read(...words: string[]): string[] | string {
  const printed: string[] = []
  let names: string[] = []
  const command = createTestCommand({ line: 'npm test --', description: 'Checks.', steps: STEPS }, (steps) => {
    names = steps.map(({ name }) => name)
  })
  command
    .exitOverride()
    .configureOutput({ writeOut: (text) => printed.push(text), writeErr: (text) => printed.push(text) })
  try {
    command.parse(words, { from: 'user' })
    return names
  } catch {
    return printed.join('')
  }
}

test('a run is of all steps, or of those that are named, in their order [OPS-13]', () => {
  expect(read()).toEqual(['types', 'unit', 'e2e'])
  expect(read('e2e', 'types')).toEqual(['types', 'e2e'])
})

test('help and a wrong word are answered by the list and an example [OPS-13]', () => {
  const help = read('--help')
  for (const line of ['  types        Types', '  e2e          Browser journeys', 'npm test -- types unit'])
    expect(help).toContain(line)
  expect(
    read('units'),
  ).toBe(`error: command-argument value 'units' is invalid for argument 'steps'. Allowed choices are types, unit, e2e.
Example: npm test -- types unit
`)
  expect(read('--only', 'unit')).toContain("unknown option '--only'")
})
