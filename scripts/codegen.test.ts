import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const copies: string[] = []
/** The limit of a test: each starts the generators, which load slowly on a busy machine. */
const PROCESS_MS = 60_000

afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true })
})

/** A copy of one upstream's contract and generated code, and functions that work on it. */
function copyContract(upstream: string) {
  const contracts = mkdtempSync(join(tmpdir(), 'contracts-'))
  copies.push(contracts)
  cpSync(join(root, 'contracts', upstream), join(contracts, upstream), { recursive: true })
  const getPath = (name: string) => join(contracts, upstream, name)
  return {
    getPath,
    read: (name: string) => readFileSync(getPath(name), 'utf8'),
    edit(name: string, from: string, to: string) {
      const text = readFileSync(getPath(name), 'utf8')
      expect(text).toContain(from)
      writeFileSync(getPath(name), text.replace(from, to))
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

const readCommitted = (name: string) => readFileSync(join(root, 'contracts', name), 'utf8')

test(
  'a changed contract is reported as stale, and --check writes nothing [CTR-02]',
  () => {
    const reports = copyContract('reports')
    reports.edit('openapi.yaml', 'required: [id]', 'required: [id, at]')
    const { status, stdout, stderr } = reports.codegen('--check')
    expect(status).toBe(1)
    expect(stdout).toContain('reports/generated/guards.js')
    expect(stdout).not.toContain('reports/generated/operations.ts')
    expect(stderr).toContain('npm run codegen')
    expect(reports.read('generated/guards.js')).toBe(readCommitted('reports/generated/guards.js'))
  },
  PROCESS_MS,
)

test(
  'edited, missing and surplus files are stale until codegen runs [CTR-02]',
  () => {
    const reports = copyContract('reports')
    reports.edit('generated/types.ts', 'message', 'massage')
    rmSync(reports.getPath('generated/guards.d.ts'))
    writeFileSync(reports.getPath('generated/leftover.ts'), '')
    expect(
      reports
        .codegen('--check')
        .stdout.split('\n')
        .filter((line) => line.startsWith('stale:')),
    ).toHaveLength(3)

    expect(reports.codegen().status).toBe(0)
    expect(reports.read('generated/types.ts')).toBe(readCommitted('reports/generated/types.ts'))
    expect(existsSync(reports.getPath('generated/leftover.ts'))).toBe(false)
  },
  PROCESS_MS,
)

test(
  'the same contract generates the same code, byte for byte [CTR-02]',
  () => {
    const content = copyContract('content')
    rmSync(content.getPath('generated'), { recursive: true })
    expect(content.codegen().status).toBe(0)
    for (const name of ['documents.ts', 'operations.ts', 'guards.js', 'guards.d.ts']) {
      expect(content.read(`generated/${name}`), name).toBe(readCommitted(`content/generated/${name}`))
    }
  },
  PROCESS_MS,
)

test(
  'a query for an unknown field is rejected by name',
  () => {
    const content = copyContract('content')
    content.edit('operations/header.graphql', 'bannerName', 'banerName')
    const { status, stderr } = content.codegen('--check')
    expect(status).toBe(1)
    expect(stderr).toContain('Cannot query field "banerName" on type "FlashBanner"')
  },
  PROCESS_MS,
)

test(
  'a fragment that needs __typename to be checked is rejected without it',
  () => {
    const shopify = copyContract('shopify')
    shopify.edit('operations/search.graphql', '      __typename\n', '')
    const { status, stderr } = shopify.codegen('--check')
    expect(status).toBe(1)
    expect(stderr).toContain('Select __typename beside "... on Product" in SearchResultItem')
  },
  PROCESS_MS,
)

test(
  'a field that is assumed and required is rejected by name [CTR-06]',
  () => {
    const fit = copyContract('fit')
    fit.edit('openapi.yaml', 'SavedFit:\n      type: object', 'SavedFit:\n      type: object\n      required: [status]')
    const { status, stderr } = fit.codegen('--check')
    expect(status).toBe(1)
    expect(stderr).toContain('savedFit/status has x-assumed, so it cannot be required')
  },
  PROCESS_MS,
)
