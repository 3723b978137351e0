import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createControlClient } from '#mocks/control/client.ts'
import { findFreePort } from '#scripts/processes.ts'
import { ROOT } from '../machine/project-folders.ts'

/** A cold start on a busy machine. */
const PROCESS_MS = 120_000

const findLink = (text: string, label: string) => new RegExp(`^${label} +(http://\\S+?)/?$`, 'm').exec(text)?.[1] ?? ''

test(
  'one command starts shop and simulated backend, and Ctrl-C stops both [CLI-01]',
  async () => {
    const state = await mkdtemp(join(tmpdir(), 'spoke-state-'))
    const args = ['dev', '--scenario', 'default-shop', '--port', '0', '--backend-port', '0', '--state-dir', state]
    const dev = spawn(process.execPath, ['cli/main.ts', ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    let errors = ''
    dev.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text
    })
    let output = ''
    for await (const chunk of dev.stdout) {
      output += chunk
      if (output.includes('Ctrl-C stops all.')) break
    }
    const [shop, backend] = [findLink(output, 'Shop'), findLink(output, 'Panel')]
    expect(output).toContain(`${backend}/enter?world=default`)
    // The first page is complete, however busy the machine is.
    expect(errors).not.toMatch(/"level":|^\d\d:\d\d:\d\d (error|critical)|first page/m)

    await createControlClient({ origin: backend }).load('other', ['withdrawn-product'])
    const getStatus = async (cookie: string) => {
      const page = await fetch(`${shop}/products/heroes-navy`, { headers: { cookie } })
      // the server gives up a page that is not read to its end
      await page.text()
      return page.status
    }
    expect([await getStatus(''), await getStatus('spoke_world=other')]).toEqual([200, 404])
    const markdown = await fetch(`${shop}/pages/about-us`, { headers: { accept: 'text/markdown' } })
    expect([markdown.status, (await markdown.text()).slice(0, 10)]).toEqual([200, '# About us'])

    dev.kill('SIGINT')
    expect(await once(dev, 'exit')).toEqual([0, null])
    await expect(fetch(shop)).rejects.toThrow()
    await expect(fetch(backend)).rejects.toThrow()
    await rm(state, { recursive: true })
  },
  PROCESS_MS,
)

test(
  'Ctrl-C before the shop is ready is answered at once, and stops the backend [CLI-01]',
  async () => {
    const [port, backendPort] = [await findFreePort(), await findFreePort()]
    const state = await mkdtemp(join(tmpdir(), 'spoke-state-'))
    onTestFinished(() => rm(state, { recursive: true }))
    const args = ['dev', '--port', `${port}`, '--backend-port', `${backendPort}`, '--state-dir', state]
    const dev = spawn(process.execPath, ['cli/main.ts', ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    const backend = createControlClient({ origin: `http://localhost:${backendPort}` })
    await expect.poll(() => backend.health().catch(() => undefined), { timeout: PROCESS_MS }).toBeDefined()
    dev.kill('SIGINT')
    const [[code], errors] = await Promise.all([once(dev, 'exit'), text(dev.stderr)])
    expect([code, errors]).toEqual([0, expect.stringMatching(/^Stopping \.\.\.$/m)])
    await expect(backend.health()).rejects.toMatchObject({ status: 0 })
  },
  PROCESS_MS,
)
