import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project-folders.ts'

/** The browser of the journeys: an executable, the pinned one of the packages, an installed Chrome, or none and what to do. */
type BrowserChoice = { is: 'file' | 'chrome'; path: string } | { is: 'pinned' } | { is: 'none'; says: string }

type Machine = {
  platform: NodeJS.Platform
  arch: string
  env: Readonly<Record<string, string | undefined>>
  hasFile: (path: string) => boolean
}

const THIS_MACHINE: Machine = { platform: process.platform, arch: process.arch, env: process.env, hasFile: existsSync }

/** Where Playwright looks for an installed Chrome. */
const CHROME_FOLDERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/opt/google/chrome/chrome'],
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  win32: ['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)'],
}

/** Chooses the browser of the journeys: CHROMIUM, else the pinned one, which is for x64 Linux, else an installed Chrome. */
export function chooseBrowser({ platform, arch, env, hasFile }: Machine = THIS_MACHINE): BrowserChoice {
  if (env.CHROMIUM) {
    if (hasFile(env.CHROMIUM)) return { is: 'file', path: env.CHROMIUM }
    return { is: 'none', says: `CHROMIUM is set to ${env.CHROMIUM}, but there is no such file` }
  }
  if (platform === 'linux' && arch === 'x64' && hasFile(join(ROOT, 'node_modules/@sparticuz/chromium')))
    return { is: 'pinned' }
  const path = listChromes({ platform, env }).find(hasFile)
  if (path !== undefined) return { is: 'chrome', path }
  return { is: 'none', says: `none for ${platform} ${arch}; install Chrome, or set CHROMIUM to the file of a Chromium` }
}

function listChromes({ platform, env }: Pick<Machine, 'platform' | 'env'>): string[] {
  const places = CHROME_FOLDERS[platform] ?? []
  if (platform !== 'win32') return [...places]
  return places.flatMap((name) => (env[name] ? [`${env[name]}\\Google\\Chrome\\Application\\chrome.exe`] : []))
}
