import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { freePort } from './ports.ts'
import { ROOT } from './run-script.ts'

/** `bad` stops work, `note` stops only some of it. */
export type Finding = { what: string; state: 'ok' | 'note' | 'bad'; says: string }

/** Node strips types by itself, without a flag, from this version on. */
const OLDEST_NODE = [22, 18] as const

/** Looks at everything that has to be right before the shop runs, is built and is tested here. */
export async function findings({ port, backendPort }: { port: number; backendPort: number }): Promise<Finding[]> {
  return Promise.all([
    node(process.versions.node),
    portFinding(port, 'Shop’s port', '--port'),
    portFinding(backendPort, 'Backend’s port', '--backend-port'),
    browser(process.env.CHROMIUM),
    build(),
    contracts(),
  ])
}

export function node(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const recent = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
  if (recent) return { what: 'Node', state: 'ok', says: version }
  return { what: 'Node', state: 'bad', says: `${version}; run \`npx spoke\` or \`npm run\`, which bring their own` }
}

async function portFinding(port: number, what: string, option: string): Promise<Finding> {
  try {
    await freePort(port, option)
    return { what, state: 'ok', says: `${port} is free` }
  } catch {
    return { what, state: 'note', says: `${port} is taken; choose another with ${option}` }
  }
}

function browser(named: string | undefined): Finding {
  const what = 'Browser'
  if (named && !existsSync(named)) return { what, state: 'bad', says: `CHROMIUM names ${named}, which does not exist` }
  const system = named ?? '/usr/bin/chromium'
  if (existsSync(system)) return { what, state: 'ok', says: system }
  if (existsSync(`${ROOT}node_modules/@sparticuz/chromium`)) {
    return { what, state: 'ok', says: 'the one that came with the packages' }
  }
  return { what, state: 'bad', says: 'none found; install Chromium and name it in CHROMIUM' }
}

function build(): Finding {
  if (existsSync(`${ROOT}.output/server/server.js`)) return { what: 'Production build', state: 'ok', says: '.output' }
  return { what: 'Production build', state: 'note', says: 'none yet; `npm run build` makes it, `spoke start` needs it' }
}

async function contracts(): Promise<Finding> {
  const what = 'Generated code'
  try {
    await promisify(execFile)(process.execPath, ['scripts/codegen.ts', '--check'], { cwd: ROOT })
    return { what, state: 'ok', says: 'current' }
  } catch {
    return { what, state: 'bad', says: 'stale; run `spoke contracts generate` and commit what it writes' }
  }
}
