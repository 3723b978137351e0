import { spawnSync } from 'node:child_process'
import { findFreePort, ROOT, startBackend } from '../processes.ts'
import { CONTAINERFILE } from './containerfile.ts'

const ENGINES = ['podman', 'docker']

/** The container engine of this machine; undefined where none is installed or its service does not run. */
export const findEngine = (): string | undefined =>
  ENGINES.find((engine) => spawnSync(engine, ['info'], { stdio: 'ignore', timeout: 10_000 }).status === 0)

/** Builds the image and runs it with a read-only file system. Rejects with the output of what failed. */
export async function checkImage(engine: string): Promise<void> {
  run(engine, 'build', '-f', CONTAINERFILE, '-t', 'spoke-check', '.')
  const port = await findFreePort()
  const backend = await startBackend(`http://localhost:${port}`)
  const variables = Object.entries({ ...backend.environment, PORT: `${port}` }).flatMap(([name, value]) => [
    '--env',
    `${name}=${value}`,
  ])
  const container = run(engine, 'run', '-d', '--network', 'host', '--read-only', ...variables, 'spoke-check').trim()
  try {
    await waitForPage(`http://localhost:${port}/products/heroes-navy`)
    run(engine, 'stop', '--time', '30', container)
    const exitCode = run(engine, 'inspect', '-f', '{{.State.ExitCode}}', container).trim()
    if (exitCode !== '0') throw new Error(`Expected exit code 0 of the stopped container, received ${exitCode}.`)
  } finally {
    spawnSync(engine, ['rm', '-f', container], { stdio: 'ignore' })
    await backend.stop()
  }
}

function run(engine: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(engine, args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${engine} ${args[0]} failed:\n${stdout}\n${stderr}`)
  return stdout
}

async function waitForPage(url: string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not answer with status 200 within 60 s.`)
}
