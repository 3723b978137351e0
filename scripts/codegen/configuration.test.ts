import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import workers from '../../cli/serve/deploy/wrangler.json' with { type: 'json' }
import { generateConfiguration, generateEnvironmentExample } from './configuration.ts'

const ROOT = join(import.meta.dirname, '../..')
const reference = generateConfiguration()
const rows = reference
  .split('\n')
  .filter((line) => /^\| [`*]/.test(line))
  .map((line) => line.split(/(?<!\\) \| /).map((cell) => cell.replace(/^\| |\s*\|$/g, '')))
  .map(([names = '', ...cells]) => ({
    names: names.replaceAll(/[`*]/g, '').split(' '),
    isRequired: names.startsWith('*'),
    cells,
  }))

/** What a desktop, a terminal and npm say of themselves, which nobody configures. */
const OF_THE_MACHINE = ['DISPLAY', 'WAYLAND_DISPLAY', 'NO_COLOR', 'HOME', 'TMPDIR', 'npm_command']

/** Names of variables that product code reads, with the file. */
function listReadVariables(): string[] {
  return ['app', 'cli', 'contracts', 'mocks']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/\.(test|fixtures)\.tsx?$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8')
      const names = [...text.matchAll(/process\.env\.(\w+)|\.env\(\s*'(\w+)'/g)].map((match) => match[1] ?? match[2])
      const taken = [...text.matchAll(/const \{([^}]*)\} = process\.env\b/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/\b[A-Z][A-Z0-9_]+\b/g)].map(([name]) => name),
      )
      return [...names, ...taken]
        .filter((name) => !OF_THE_MACHINE.includes(name ?? ''))
        .map((name) => `${path}: ${name}`)
    })
}

test('every variable that the code reads is in the reference [OPS-12]', () => {
  const missing = listReadVariables().filter(
    (line) => !rows.some(({ names }) => names.includes(line.split(': ')[1] ?? '')),
  )
  expect(missing).toEqual([])
})

test('every variable has a meaning, a kind of value and an example [OPS-12]', () => {
  expect(rows.flatMap(({ names }) => names).length).toBeGreaterThan(70)
  for (const { names, cells } of rows) {
    expect(cells.every(Boolean) || cells.slice(0, 2).every((cell) => cell.length > 2), names[0]).toBe(true)
    expect(cells.join(), names[0]).not.toContain('[object')
  }
  expect(generateEnvironmentExample()).not.toMatch(/^#\w+=$|Like $/m)
})

test('the settings of Workers name every required variable and secret [OPS-12]', () => {
  const required = rows
    .filter(({ isRequired }) => isRequired)
    .flatMap(({ names, cells }) => names.map((name) => ({ name, isSecret: cells[1] === 'secret' })))
  const listNames = (areSecret: boolean) =>
    required.filter(({ isSecret }) => isSecret === areSecret).map(({ name }) => name)
  expect(Object.keys(workers.vars).sort()).toEqual([...listNames(false), 'TAGS_HEADER'].sort())
  expect(workers.secrets.required.toSorted()).toEqual([...listNames(true), 'SHARED_STORE_SECRET'].sort())
})
