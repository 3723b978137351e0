import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runSpoke } from '../terminal/spoke.fixtures.ts'
import { addEnvironmentFile } from './environment-file.ts'

const root = mkdtempSync(join(tmpdir(), 'spoke-env-'))
afterAll(() => rmSync(root, { recursive: true }))
writeFileSync(join(root, '.env'), 'PORT=3005\nFIT_KEY="a key"\n# a comment\n')
writeFileSync(join(root, 'other.env'), 'PORT=3006\n')
writeFileSync(join(root, 'lines.env'), "A='two\nlines'\nB=it's\nC=\n")
writeFileSync(join(root, 'wrong.env'), 'PORT=3007\nFOO BAR\n')

test('dev and start read .env, and the environment wins [CLI-01] [CLI-02]', () => {
  const env: NodeJS.ProcessEnv = { PORT: '3001' }
  expect(addEnvironmentFile(['dev'], { env, root })).toEqual({ file: '.env', names: ['FIT_KEY'] })
  expect(env).toEqual({ PORT: '3001', FIT_KEY: 'a key' })
})

test.each([
  [['start', '--env-file', join(root, 'other.env'), '--quiet']],
  [['start', `--env-file=${join(root, 'other.env')}`]],
])('a named file is read in place of .env: %j [CLI-02]', (args) => {
  const env: NodeJS.ProcessEnv = {}
  addEnvironmentFile(args, { env, root })
  expect(env).toEqual({ PORT: '3006' })
})

test('values have quotes and several lines', () => {
  const env: NodeJS.ProcessEnv = {}
  addEnvironmentFile(['dev', '--env-file', join(root, 'lines.env')], { env, root })
  expect(env).toEqual({ A: 'two\nlines', B: "it's", C: '' })
})

test('other commands, and a project without the file, read none', () => {
  const env: NodeJS.ProcessEnv = {}
  expect(addEnvironmentFile(['scenario', 'list'], { env, root })).toBeUndefined()
  expect(addEnvironmentFile(['dev'], { env, root: join(root, 'nowhere') })).toBeUndefined()
  expect(env).toEqual({})
})

test.each([
  ['that is not there', 'gone.env', 'There is no file gone.env.\nName another with --env-file.'],
  [
    'with a line that is no variable',
    join(root, 'wrong.env'),
    `${join(root, 'wrong.env')} has the line "FOO BAR".\nIt has lines like NAME=value.`,
  ],
  ['that is a folder', root, `${root} cannot be read.\nIt has lines like NAME=value.`],
])('a named file %s is refused before anything starts [CLI-03]', async (_what, file, err) => {
  expect(await runSpoke(`dev --env-file ${file}`)).toEqual({ exitCode: 2, out: '', err })
})
