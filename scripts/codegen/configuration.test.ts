import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import workers from '../../cli/serve/deploy/wrangler.json' with { type: 'json' }
import { generateConfiguration } from './configuration.ts'

const ROOT = join(import.meta.dirname, '../..')
const reference = generateConfiguration()
const rows = reference
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(/(?<!\\) \| /).map((cell) => cell.replace(/^\| |\s*\|$/g, '')))

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
      return [...names, ...taken].map((name) => `${path}: ${name}`)
    })
}

test('every variable that the code reads is in the reference [OPS-12]', () => {
  const missing = listReadVariables().filter((line) => !reference.includes(`| \`${line.split(': ')[1]}\` |`))
  expect(missing).toEqual([])
})

test('every variable has a meaning, an example and says whether it is secret [OPS-12]', () => {
  expect(rows.length).toBeGreaterThan(70)
  for (const row of rows) {
    expect(row.at(-2), row[0]).toMatch(/^(yes|no)$/)
    expect(row.at(-1), row[0]).toMatch(/^`.+`$/)
    expect(row.join(), row[0]).not.toContain('[object')
    expect(row.at(1)?.length, row[0]).toBeGreaterThan(5)
  }
})

test('the settings of Workers name every required variable and secret [OPS-12]', () => {
  const required = rows
    .filter((row) => row.at(-3) === 'required')
    .map((row) => [row[0]?.replaceAll('`', ''), row.at(-2)])
  expect(Object.keys(workers.vars).sort()).toEqual(
    [...required.flatMap(([name, secret]) => (secret === 'no' ? [name] : [])), 'TAGS_HEADER'].sort(),
  )
  expect(workers.secrets.required.toSorted()).toEqual(
    [...required.flatMap(([name, secret]) => (secret === 'yes' ? [name] : [])), 'SHARED_STORE_SECRET'].sort(),
  )
})
