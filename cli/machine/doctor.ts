import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { resolvePort } from './ports.ts'
import { OUTPUT_FOLDER, ROOT } from './project-folders.ts'

/** The result of one check: `bad` prevents all work, `note` only some. */
export type Finding = { what: string; state: 'ok' | 'note' | 'bad'; says: string }

/** Checks everything that developing, building and testing the shop needs on this machine. */
export async function runChecks({ port, backendPort }: { port: number; backendPort: number }): Promise<Finding[]> {
  const { engines } = JSON.parse(await readFile(`${ROOT}package.json`, 'utf8'))
  return Promise.all([
    checkNode(process.versions.node, engines.node),
    checkPort(port, 'Shop’s port', '--port'),
    checkPort(backendPort, 'Backend’s port', '--backend-port'),
    checkBrowser(process.env.CHROMIUM),
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

async function checkPort(port: number, what: string, option: string): Promise<Finding> {
  try {
    await resolvePort(port, option)
    return { what, state: 'ok', says: `${port} is free` }
  } catch {
    return { what, state: 'note', says: `${port} is in use; choose another with ${option}` }
  }
}

/** @param configured The path in the variable CHROMIUM. */
function checkBrowser(configured: string | undefined): Finding {
  const what = 'Browser'
  if (configured && !existsSync(configured)) {
    return { what, state: 'bad', says: `CHROMIUM is ${configured}, which does not exist` }
  }
  const system = configured ?? '/usr/bin/chromium'
  if (existsSync(system)) return { what, state: 'ok', says: system }
  if (existsSync(`${ROOT}node_modules/@sparticuz/chromium`)) {
    return { what, state: 'ok', says: 'the one of @sparticuz/chromium' }
  }
  return { what, state: 'bad', says: 'none found; install Chromium and set CHROMIUM to its path' }
}

function checkBuild(): Finding {
  const what = 'Production build'
  if (existsSync(`${OUTPUT_FOLDER}/server/server.js`)) return { what, state: 'ok', says: '.output' }
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
