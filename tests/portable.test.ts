import { execFileSync } from 'node:child_process'
import { globSync, lstatSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What only some platforms have, in a program: a shell, a folder of Unix, and signals to others. */
const UNIX_ONLY = /(?<=spawn\w*\(|execFile\w*\()'(?:ba)?sh'|['"`]\/tmp\b|process\.kill\(/

/** Files that need it, and why. */
const EXCEPTIONS = {
  'cli/end-with-npm.ts': 'signal 0 asks on every platform whether a process is there',
  'mocks/world/pid-lock.ts': 'signal 0 asks on every platform whether a process is there',
  'scripts/end-process-tree.ts': 'Windows has a branch of its own',
  'scripts/instances/servers.ts': 'Varnish and nginx, skipped where they are missing',
  'scripts/instances/site.ts': 'Varnish and nginx, skipped where they are missing',
  'scripts/package/proof/run-command.ts': 'types the command lines of a README into a shell',
}

test('what a developer runs is written for every platform [OPS-13]', () => {
  const files = globSync('{cli,mocks,scripts,tests}/**/*.{ts,mjs}').map((path) => path.replaceAll('\\', '/'))
  expect(files.length).toBeGreaterThan(500)
  const matching = files.filter(
    (path) => path !== 'tests/portable.test.ts' && UNIX_ONLY.test(readFileSync(path, 'utf8')),
  )
  expect(matching.sort()).toEqual(Object.keys(EXCEPTIONS))
})

test('no npm script needs a shell of Unix [OPS-13]', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const lines = Object.values<string>(scripts)
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter((line) => /\b(?:sh|kill|rm|cp|export)\b(?!:)|\/tmp|[&|;$]|^\w+=/.test(line))).toEqual([])
})

test('the project holds no symbolic links, which lead nowhere on another machine [OPS-13]', () => {
  const paths = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
  expect(paths.length).toBeGreaterThan(1_000)
  expect(paths.filter((path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())).toEqual([])
})
