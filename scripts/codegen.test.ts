import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const copies: string[] = []
/** Every test starts the generators, which take seconds to load on a busy machine. */
const PATIENCE_MS = 60_000

afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true })
})

/** A copy of one upstream's contract, generated code included, and the command to run on it. */
function copyOf(upstream: string) {
  const contracts = mkdtempSync(join(tmpdir(), 'contracts-'))
  copies.push(contracts)
  cpSync(join(root, 'contracts', upstream), join(contracts, upstream), { recursive: true })
  const file = (name: string) => join(contracts, upstream, name)
  return {
    file,
    read: (name: string) => readFileSync(file(name), 'utf8'),
    edit(name: string, from: string, to: string) {
      const text = readFileSync(file(name), 'utf8')
      expect(text).toContain(from)
      writeFileSync(file(name), text.replace(from, to))
    },
    codegen(...flags: string[]) {
      const run = spawnSync(process.execPath, ['scripts/codegen.ts', ...flags, contracts], {
        cwd: root,
        encoding: 'utf8',
      })
      return { status: run.status, stdout: run.stdout, stderr: run.stderr }
    },
  }
}

const committed = (name: string) => readFileSync(join(root, 'contracts', name), 'utf8')

test(
  'a contract that moved on makes its code stale, and the check leaves it so [CTR-02]',
  () => {
    const reports = copyOf('reports')
    reports.edit('openapi.yaml', 'required: [id]', 'required: [id, at]')
    const { status, stdout, stderr } = reports.codegen('--check')
    expect(status).toBe(1)
    expect(stdout).toContain('reports/generated/guards.js')
    expect(stdout).not.toContain('reports/generated/operations.ts')
    expect(stderr).toContain('npm run codegen')
    expect(reports.read('generated/guards.js')).toBe(committed('reports/generated/guards.js'))
  },
  PATIENCE_MS,
)

test(
  'a file edited by hand, one missing and one too many are stale until the command is run [CTR-02]',
  () => {
    const reports = copyOf('reports')
    reports.edit('generated/types.ts', 'message', 'massage')
    rmSync(reports.file('generated/guards.d.ts'))
    writeFileSync(reports.file('generated/leftover.ts'), '')
    expect(
      reports
        .codegen('--check')
        .stdout.split('\n')
        .filter((line) => line.startsWith('stale:')),
    ).toHaveLength(3)

    expect(reports.codegen().status).toBe(0)
    expect(reports.read('generated/types.ts')).toBe(committed('reports/generated/types.ts'))
    expect(existsSync(reports.file('generated/leftover.ts'))).toBe(false)
  },
  PATIENCE_MS,
)

test(
  'code made from the same contract is the same, byte for byte [CTR-02]',
  () => {
    const content = copyOf('content')
    rmSync(content.file('generated'), { recursive: true })
    expect(content.codegen().status).toBe(0)
    for (const name of ['documents.ts', 'operations.ts', 'guards.js', 'guards.d.ts']) {
      expect(content.read(`generated/${name}`), name).toBe(committed(`content/generated/${name}`))
    }
  },
  PATIENCE_MS,
)

test(
  'a query for a field that the schema does not have is refused by name',
  () => {
    const content = copyOf('content')
    content.edit('operations/header.graphql', 'bannerName', 'banerName')
    const { status, stderr } = content.codegen('--check')
    expect(status).toBe(1)
    expect(stderr).toContain('Cannot query field "banerName" on type "FlashBanner"')
  },
  PATIENCE_MS,
)

test(
  'a fragment that could not be checked without __typename is refused',
  () => {
    const shopify = copyOf('shopify')
    shopify.edit('operations/search.graphql', '      __typename\n', '')
    const { status, stderr } = shopify.codegen('--check')
    expect(status).toBe(1)
    expect(stderr).toContain('Select __typename beside "... on Product" in SearchResultItem')
  },
  PATIENCE_MS,
)
