import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spoke-entry-'))
  mkdirSync(join(root, 'cli'))
  copyFileSync(new URL('spoke.mjs', import.meta.url), join(root, 'cli/spoke.mjs'))
  writeFileSync(join(root, 'package.json'), '{"engines":{"node":">=24"}}')
})
afterEach(() => rmSync(root, { recursive: true }))

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/spoke.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('before the installation every command names npm ci in one line [CLI-03]', () => {
  const line = 'Packages: not installed; run `npm ci`\n'
  expect(run('dev')).toEqual({ status: 1, stdout: '', stderr: line })
  expect(run('doctor')).toEqual({ status: 1, stdout: '', stderr: line })
  expect(JSON.parse(run('doctor', '--json').stdout)).toEqual([
    { what: 'Packages', state: 'bad', says: 'not installed; run `npm ci`' },
  ])
})

test('Node takes no option of a command for its own [CLI-03]', () => {
  const { status, stderr } = spawnSync('cli/spoke.mjs', ['dev', '--env-file', 'nope.env'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([2, 'There is no file nope.env.\nName another with --env-file.\n'])
})

test('a Node that is too old is named with the one to use [CLI-03]', () => {
  mkdirSync(join(root, 'node_modules/commander'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{"engines":{"node":">=99"}}')
  const { status, stderr } = run('scenario', 'list')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Node: [\d.]+ found, >=99 needed; install a newer Node\n$/)
})

/** A project whose Node is newer than this one, with one of its own. */
function installOwnNode(script: string) {
  mkdirSync(join(root, 'node_modules/commander'), { recursive: true })
  mkdirSync(join(root, 'node_modules/.bin'))
  writeFileSync(join(root, 'package.json'), '{"engines":{"node":">=99"}}')
  const own = join(root, 'node_modules/.bin/node')
  writeFileSync(own, `#!/bin/bash\n${script}\n`)
  chmodSync(own, 0o755)
}

test.each([['doctor --json'], ['scenario list']])(
  'on an old Node `spoke %s` runs on the project’s own [CLI-02]',
  (args) => {
    installOwnNode('echo "run: $3 $4"\nexit 3')
    expect(run(...args.split(' '))).toEqual({ status: 3, stdout: `run: ${args}\n`, stderr: '' })
  },
)

test('a command on the project’s own Node is ended by SIGTERM [CLI-02]', async () => {
  installOwnNode('trap "echo ended; exit 0" TERM\necho started\nwhile true; do read -t 1 line; done')
  const child = spawn(process.execPath, ['cli/spoke.mjs', 'dev'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
  const output = createInterface(child.stdout)[Symbol.asyncIterator]()
  expect((await output.next()).value).toBe('started')
  child.kill('SIGTERM')
  expect((await output.next()).value).toBe('ended')
  expect(await once(child, 'close')).toEqual([0, null])
})

test('a command on the project’s own Node ends when what started it is killed [CLI-02]', async () => {
  installOwnNode(`exec ${process.execPath} "$@"`)
  const runProcess = fileURLToPath(new URL('run-process.ts', import.meta.url))
  const main = `import { runProcess } from ${JSON.stringify(runProcess)}
await runProcess((_args, { signal, out }) => {
  out(String(process.pid))
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(0)))
})
`
  writeFileSync(join(root, 'cli/main.ts'), main)
  const child = spawn(process.execPath, ['cli/spoke.mjs', 'dev'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
  const output = createInterface(child.stdout)
  const [pid] = await once(output, 'line')
  expect(Number(pid)).not.toBe(child.pid)
  child.kill('SIGKILL')
  // its stdout, which both share, closes with the last of them
  await once(output, 'close')
})
