import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createControlClient } from '#mocks/control/client.ts'
import { ROOT } from '../run-script.ts'

/** A cold start on a busy machine. */
const PROCESS_MS = 60_000

const linkIn = (text: string, label: string) => new RegExp(`^${label} +(http://\\S+?)/?$`, 'm').exec(text)?.[1] ?? ''

test(
  'one command opens a shop on a simulated backend, in as many worlds as there are browsers, and Ctrl-C ends all of it [CLI-01]',
  async () => {
    const state = await mkdtemp(join(tmpdir(), 'spoke-state-'))
    const args = ['dev', '--scenario', 'house-stock', '--port', '0', '--backend-port', '0', '--state-dir', state]
    const dev = spawn(process.execPath, ['cli/main.ts', ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    for await (const chunk of dev.stdout) {
      said += chunk
      if (said.includes('Ctrl-C stops all.')) break
    }
    const [shop, backend] = [linkIn(said, 'Shop'), linkIn(said, 'Panel')]
    expect(said).toContain(`${backend}/enter/house-stock`)

    await createControlClient({ origin: backend }).load('elsewhere', ['withdrawn-product'])
    const page = (cookie: string) => fetch(`${shop}/products/heroes-navy`, { headers: { cookie } })
    const [here, elsewhere] = [await page(''), await page('spoke_world=elsewhere')]
    expect([here.status, elsewhere.status]).toEqual([200, 404])
    await Promise.all([here.text(), elsewhere.text()])

    dev.kill('SIGINT')
    expect(await once(dev, 'exit')).toEqual([0, null])
    await expect(fetch(shop)).rejects.toThrow()
    await expect(fetch(backend)).rejects.toThrow()
    await rm(state, { recursive: true })
  },
  PROCESS_MS,
)
