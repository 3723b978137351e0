import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { spoke } from './test-terminal.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

/** A build of which only the server's code matters. */
async function aBuild(server: string) {
  const folder = await mkdtemp(join(tmpdir(), 'spoke-build-'))
  folders.push(folder)
  await mkdir(join(folder, 'server'))
  await mkdir(join(folder, 'client'))
  await writeFile(join(folder, 'server/server.js'), server)
  await writeFile(join(folder, 'client/robots.txt'), 'User-agent: *\n')
  return folder
}

const APP = `export default { fetch: (request) => new Response('open: ' + new URL(request.url).pathname) }`

test('the shop is open until it is told to stop, and says on which port', async () => {
  const stop = new AbortController()
  const answers: string[] = []
  const { exitCode, out } = await spoke(`start --port 0 --output ${await aBuild(APP)}`, {
    signal: stop.signal,
    async onOut(line) {
      const port = /on port (\d+)/.exec(line)?.[1]
      if (!port) return
      for (const path of ['/cart', '/robots.txt'])
        answers.push(await (await fetch(`http://localhost:${port}${path}`)).text())
      stop.abort()
    },
  })
  expect(answers).toEqual(['open: /cart', 'User-agent: *\n'])
  expect(exitCode).toBe(0)
  const lines = out.split('\n').map((line) => JSON.parse(line))
  expect(lines).toContainEqual(expect.objectContaining({ path: '/cart', status: 200, requestId: expect.any(String) }))
})

test('a wrong configuration is said plainly, with all that is wrong, and the exit code is 1 [OPS-01]', async () => {
  const message = 'The shop cannot start.\\n  FIT_URL is missing\\n  SITE_ORIGIN is wrong'
  const build = await aBuild(`throw Object.assign(new Error('${message}'), { name: 'ConfigError' })`)
  const { exitCode, out, err } = await spoke(`start --port 0 --output ${build}`)
  expect(err.split('\n')).toEqual([
    'The shop cannot start.',
    '  FIT_URL is missing',
    '  SITE_ORIGIN is wrong',
    'To run on a simulated backend instead, add --simulated.',
  ])
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' })
})

test('without a build there is one line that says how to make one', async () => {
  const { exitCode, err } = await spoke(`start --port 0 --output ${tmpdir()}/no-such-build`)
  expect(err).toBe('There is no production build yet.\nRun `npm run build` first, or add --build.')
  expect(exitCode).toBe(1)
})

test('a taken port is said with the option that chooses another', async () => {
  const taken = createServer()
  await once(taken.listen(0), 'listening')
  const { port } = taken.address() as AddressInfo
  const { exitCode, err } = await spoke(`start --port ${port} --output ${await aBuild(APP)}`)
  taken.close()
  expect(err).toBe(`Port ${port} is taken.\nChoose another with --port, or --port 0 for any that is free.`)
  expect(exitCode).toBe(1)
})

test('a scenario without a simulated backend is a mistake, and nothing starts', async () => {
  const { exitCode, err } = await spoke(`start --scenario cart-completed --port 0 --output ${await aBuild(APP)}`)
  expect(err).toBe('Scenarios are for a simulated backend.\nAdd --simulated.')
  expect(exitCode).toBe(2)
})
