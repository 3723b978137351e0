import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { chooseBrowser } from './browser.ts'
import { resolvePort } from './ports.ts'
import { OUTPUT_FOLDER, ROOT } from './project-folders.ts'
import { findStorefront } from './running-shop.ts'
import { findNewerSource } from './stale-build.ts'

/** The result of one check: `bad` prevents all work, `note` only some. */
export type Finding = { what: string; state: 'ok' | 'note' | 'bad'; says: string }

/** Checks everything that developing, building and testing the shop needs on this machine. */
export async function runChecks({ port, backendPort }: { port: number; backendPort: number }): Promise<Finding[]> {
  const { engines } = JSON.parse(await readFile(`${ROOT}package.json`, 'utf8'))
  return Promise.all([
    checkNode(process.versions.node, engines.node),
    checkShopPort(port, backendPort),
    checkBackendPort(backendPort),
    checkBrowser(),
    checkBuild(),
    checkGeneratedCode(),
  ])
}

/** @param range The minimum in the `engines` of package.json, like '>=24'. */
export function checkNode(version: string, range: string): Finding {
  const isRecent = version.localeCompare(range.replace('>=', ''), 'en', { numeric: true }) >= 0
  if (isRecent) return { what: 'Node', state: 'ok', says: version }
  const says = `${version} found, ${range} needed; run \`npx spoke\` or \`npm run\`, which use the project’s own Node`
  return { what: 'Node', state: 'bad', says }
}

/** @param backendPort Where the backend of that shop would be. */
export async function checkShopPort(port: number, backendPort: number): Promise<Finding> {
  const what = 'Shop’s port'
  if (await isPortFree(port)) return { what, state: 'ok', says: `${port} is free` }
  const isOwnShop = (await findStorefront(`http://localhost:${backendPort}`)) === `http://localhost:${port}`
  const holder = isOwnShop ? ` by the shop of the backend on ${backendPort}` : ''
  return { what, state: 'note', says: `${port} is in use${holder}; stop that, or choose another with --port` }
}

export async function checkBackendPort(port: number): Promise<Finding> {
  const what = 'Backend’s port'
  if (await isPortFree(port)) return { what, state: 'ok', says: `${port} is free` }
  const storefront = await findStorefront(`http://localhost:${port}`)
  const holder = storefront ? ` by the simulated backend of ${storefront}` : ''
  return { what, state: 'note', says: `${port} is in use${holder}; stop that, or choose another with --backend-port` }
}

const isPortFree = (port: number) =>
  resolvePort(port, '').then(
    () => true,
    () => false,
  )

/** What the journeys use, too. */
function checkBrowser(): Finding {
  const what = 'Browser'
  const choice = chooseBrowser()
  if (choice.is === 'none') return { what, state: 'note', says: `${choice.says}; journeys need one` }
  return { what, state: 'ok', says: choice.is === 'pinned' ? 'the one of @sparticuz/chromium' : choice.path }
}

function checkBuild(): Finding {
  const what = 'Production build'
  const entry = `${OUTPUT_FOLDER}/server/server.js`
  const newer = existsSync(entry) && findNewerSource(entry)
  if (newer) return { what, state: 'note', says: `older than ${newer}; \`npm run build\` renews it` }
  if (existsSync(entry)) return { what, state: 'ok', says: '.output' }
  return { what, state: 'note', says: 'none yet; `spoke start` needs one, `npm run build` makes it' }
}

async function checkGeneratedCode(): Promise<Finding> {
  const what = 'Generated code'
  try {
    await promisify(execFile)(process.execPath, ['scripts/codegen.ts', '--check'], { cwd: ROOT })
    return { what, state: 'ok', says: 'current' }
  } catch {
    return { what, state: 'bad', says: 'stale; run `spoke contracts generate` and commit what it writes' }
  }
}
