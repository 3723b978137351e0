import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { runSpoke } from '../terminal/spoke.fixtures.ts'

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

const APP = `export default { fetch: (request) => new Response('open: ' + new URL(request.url).pathname) }`

test('the shop runs until it is stopped, and logs its port', async () => {
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

test('a scenario without a simulated backend is rejected', async () => {
  const { exitCode, err } = await runSpoke(
    `start --scenario cart-completed --port 0 --output ${await createBuild(APP)}`,
  )
  expect(err).toBe('Scenarios need a simulated backend.\nAdd --simulated.')
  expect(exitCode).toBe(2)
})
