import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findFreePort } from '#scripts/processes.ts'
import { runSpoke } from '../terminal/spoke.fixtures.ts'
import { createStopReason } from '../terminal/terminal.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

/** A build with this server code. */
async function createBuild(server: string) {
  const folder = await mkdtemp(join(tmpdir(), 'spoke-build-'))
  folders.push(folder)
  await mkdir(join(folder, 'server'))
  await mkdir(join(folder, 'client'))
  await writeFile(join(folder, 'server/server.js'), server)
  await writeFile(join(folder, 'client/robots.txt'), 'User-agent: *\n')
  return folder
}

const APP = `export default {
  fetch: (request) => new Response('open: ' + new URL(request.url).pathname),
  toSharedAddress: (target) => ({ target, dropped: [] }),
  listenForPurges: async () => ({ close() {} }),
  listServices: () => [],
  restoreParameters: (location) => location,
}`

test('the shop runs until it is stopped, and logs its port [CLI-02]', async () => {
  const stop = new AbortController()
  const bodies: string[] = []
  const { exitCode, out } = await runSpoke(`start --port 0 --output ${await createBuild(APP)}`, {
    signal: stop.signal,
    async onOut(line) {
      const port = /on port (\d+)/.exec(line)?.[1]
      if (!port) return
      for (const path of ['/cart', '/robots.txt'])
        bodies.push(await (await fetch(`http://localhost:${port}${path}`)).text())
      stop.abort()
    },
  })
  expect(bodies).toEqual(['open: /cart', 'User-agent: *\n'])
  expect(exitCode).toBe(0)
  const lines = out.split('\n').map((line) => JSON.parse(line))
  expect(lines).toContainEqual(expect.objectContaining({ path: '/cart', status: 200, requestId: expect.any(String) }))
})

test('a wrong configuration is reported completely, with exit code 1 [OPS-01]', async () => {
  const message = 'The shop cannot start.\\n  FIT_URL is missing\\n  SITE_ORIGIN is wrong'
  const build = await createBuild(`throw Object.assign(new Error('${message}'), { name: 'ConfigError' })`)
  const { exitCode, out, err } = await runSpoke(`start --port 0 --output ${build}`)
  expect(err.split('\n')).toEqual([
    'The shop cannot start.',
    '  FIT_URL is missing',
    '  SITE_ORIGIN is wrong',
    'To run on a simulated backend instead, add --simulated.',
  ])
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' })
})

test('without a build the message says how to make one', async () => {
  const { exitCode, err } = await runSpoke(`start --port 0 --output ${tmpdir()}/no-such-build`)
  expect(err).toBe(
    `There is no production build in ${tmpdir()}/no-such-build.\nRun \`npm run build\` first, or add --build.`,
  )
  expect(exitCode).toBe(1)
})

test('a port in use is reported with the option to change', async () => {
  const taken = createServer()
  await once(taken.listen(0), 'listening')
  const { port } = taken.address() as AddressInfo
  const { exitCode, err } = await runSpoke(`start --port ${port} --output ${await createBuild(APP)}`)
  taken.close()
  expect(err).toBe(`Port ${port} is in use.\nUse another with --port, or --port 0 for any free port.`)
  expect(exitCode).toBe(1)
})

test('a metrics port in use is reported, and the shop does not stay half started [OPS-12]', async () => {
  const taken = createServer()
  await once(taken.listen(0), 'listening')
  const { port } = taken.address() as AddressInfo
  const { exitCode, err } = await runSpoke(`start --port 0 --metrics-port ${port} --output ${await createBuild(APP)}`)
  taken.close()
  expect(err).toBe(`Port ${port} is in use.\nUse another with --metrics-port, or --metrics-port 0 for any free port.`)
  expect(exitCode).toBe(1)
})

/** A build whose configuration names this shared store. */
const createBuildWithStore = (url: string) =>
  createBuild(
    APP.replace('listServices: () => []', `listServices: () => [{ variable: 'SHARED_STORE_URL', url: '${url}' }]`),
  )

test('a shared store that is no store stops the start with the next step [OPS-12]', async () => {
  const other = createServer((_, response) => response.end())
  await once(other.listen(0), 'listening')
  const { port } = other.address() as AddressInfo
  const { exitCode, err, out } = await runSpoke(
    `start --port 0 --output ${await createBuildWithStore(`redis://localhost:${port}`)}`,
  )
  other.close()
  expect(err).toBe(
    `SHARED_STORE_URL: localhost:${port} is no server with the Redis protocol.\n` +
      'Correct its host and port. Without SHARED_STORE_URL each instance counts by itself.',
  )
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' })
})

test('a shared store that is down is one line of the log, and the shop opens [OPS-08]', async () => {
  const stop = new AbortController()
  const { exitCode, out } = await runSpoke(
    `start --port 0 --output ${await createBuildWithStore('redis://localhost:1')}`,
    {
      signal: stop.signal,
      onOut: (line) => void (line.includes('is open on port') && stop.abort()),
    },
  )
  expect(exitCode).toBe(0)
  const warnings = out.split('\n').filter((line) => line.includes('"warn"'))
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('SHARED_STORE_URL: localhost:1 does not answer (')
})

test('a build before that is missing is reported [OPS-12]', async () => {
  const { exitCode, err } = await runSpoke(
    `start --output ${await createBuild(APP)} --previous-output ${tmpdir()}/none`,
  )
  expect(err).toContain(
    `There is no production build in ${tmpdir()}/none.\nName the folder .output of the build before`,
  )
  expect(exitCode).toBe(1)
})

test('a build that cannot be loaded is reported with its reason [OPS-12]', async () => {
  const build = await createBuild(`import './assets/missing.js'`)
  const { exitCode, err } = await runSpoke(`start --port 0 --output ${build}`)
  expect(err).toContain(`The production build ${build}/server/server.js cannot be loaded: `)
  expect(err).toContain('Check that the whole build and the production packages are there and readable')
  expect(exitCode).toBe(1)
})

test('a scenario without a simulated backend is rejected', async () => {
  const { exitCode, err } = await runSpoke(
    `start --scenario cart-completed --port 0 --output ${await createBuild(APP)}`,
  )
  expect(err).toBe('Scenarios need a simulated backend.\nAdd --simulated.')
  expect(exitCode).toBe(2)
})

/** Runs the shop with these options until it is stopped for this reason; returns how often /readyz said 503 after that. */
async function stopShop(options: string, reason: unknown) {
  const stop = new AbortController()
  let checkReadiness = Promise.resolve<number[]>([])
  const { exitCode } = await runSpoke(`start --port 0 --output ${await createBuild(APP)} ${options}`, {
    signal: stop.signal,
    onOut(line) {
      const port = /on port (\d+)/.exec(line)?.[1]
      if (!port) return
      stop.abort(reason)
      checkReadiness = fetch(`http://localhost:${port}/readyz`).then(
        ({ status }) => [status],
        () => [],
      )
    },
  })
  return { exitCode, statuses: await checkReadiness }
}

test('a shop that a platform stops says so for the configured time', async () => {
  const { exitCode, statuses } = await stopShop('--shutdown-delay 1', createStopReason('SIGTERM'))
  expect({ exitCode, statuses }).toEqual({ exitCode: 0, statuses: [503] })
})

test('Ctrl-C stops the shop without the delay', async () => {
  expect((await stopShop('--shutdown-delay 300', createStopReason('SIGINT'))).exitCode).toBe(0)
})

test.for<[name: string, stdout: string]>([
  ['whose log nobody reads any more', 'pipe'],
  ...(existsSync('/dev/full') ? [['whose log has no place on the disk', '/dev/full'] as [string, string]] : []),
])('a shop %s goes on, and says so once [OPS-12]', async ([, stdout]) => {
  const port = await findFreePort()
  const args = ['cli/main.ts', 'start', '--port', String(port), '--output', await createBuild(APP)]
  const out = stdout === 'pipe' ? 'pipe' : openSync(stdout, 'w')
  const child = spawn(process.execPath, args, { stdio: ['ignore', out, 'pipe'] })
  const exit = once(child, 'exit')
  let err = ''
  child.stderr?.on('data', (text) => {
    err += text
  })
  child.stdout?.once('data', () => child.stdout?.destroy())
  const getStatus = () => fetch(`http://localhost:${port}/cart`).then(({ status }) => status)
  await expect.poll(() => getStatus().catch(() => 0)).toBe(200)
  const getError = () => getStatus().then(() => err)
  await expect.poll(getError).toContain('The log cannot be written')
  expect([await getStatus(), await getStatus()]).toEqual([200, 200])
  child.kill('SIGINT')
  expect((await exit)[0]).toBe(0)
  expect(err.match(/cannot be written/g)).toHaveLength(1)
})

test('a second signal stops the shop at once', async () => {
  const args = ['cli/main.ts', 'start', '--port', '0', '--shutdown-delay', '300', '--output', await createBuild(APP)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const exit = once(child, 'exit')
  let port: string | undefined
  for await (const text of child.stdout) {
    port = /on port (\d+)/.exec(String(text))?.[1]
    if (port) break
  }
  child.kill('SIGTERM')
  let status = 0
  while (status !== 503) status = (await fetch(`http://localhost:${port}/readyz`)).status
  child.kill('SIGTERM')
  expect((await exit)[0]).toBe(130)
})

test.each(['soon', '-1', '301'])('a shutdown delay of %s seconds is refused', async (delay) => {
  const { exitCode, err } = await runSpoke(`start --shutdown-delay ${delay} --output ${tmpdir()}/no-such-build`)
  expect(err).toContain('--shutdown-delay <seconds>')
  expect(exitCode).toBe(2)
})
