import { existsSync, readFileSync, realpathSync, statfsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from '../usage-error.ts'
import { chooseBrowser } from './browser.ts'

/** How Playwright starts a browser on this machine. */
type ChromiumLaunch = {
  executablePath: string
  args: string[]
  /** Arguments that Playwright adds and this machine does without. */
  ignoreDefaultArgs: string[]
  env?: Record<string, string>
}

/** Shares memory in files instead of /dev/shm, which containers often limit to 64 MB: a tenth slower. */
const SHARE_IN_FILES = '--disable-dev-shm-usage'
/** More than two browsers share with their pages. */
const SHARED_MEMORY_BYTES = 1_000_000_000

function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize >= SHARED_MEMORY_BYTES
}

/**
 * The launch options of this machine's browser. Leaves out the arguments of the package with the pinned one, because they
 * switch web security off and so hide real faults. Throws a UsageError where there is no browser.
 */
export async function getChromiumLaunch(): Promise<ChromiumLaunch> {
  const choice = chooseBrowser()
  if (choice.is === 'none') throw new UsageError(`Browser: ${choice.says}`)
  const sharesInFiles = !hasSharedMemory()
  const args = ['--no-sandbox', '--font-render-hinting=none', ...(sharesInFiles ? [SHARE_IN_FILES] : [])]
  const ignoreDefaultArgs = sharesInFiles ? [] : [SHARE_IN_FILES]
  if (choice.is !== 'pinned') return { executablePath: choice.path, args, ignoreDefaultArgs }
  const packageFolder = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  // Beside the packages, where it lasts until the next install and no other project's /tmp/chromium is taken for it. A copy
  // of the checkout links to them, and goes before the browser does.
  const packages = realpathSync(fileURLToPath(new URL('../../node_modules', import.meta.url)))
  const unpacked = join(packages, '.cache', `chromium-${version}`)
  if (!existsSync(unpacked)) await unpack(join(packageFolder, 'bin'), unpacked)
  return {
    executablePath: join(unpacked, 'chromium'),
    args: [...args, '--disable-gpu'],
    ignoreDefaultArgs,
    env: {
      ...getDefinedVariables(process.env),
      LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(unpacked, 'fonts'),
      HOME: process.env.HOME ?? unpacked,
    },
  }
}

/** Unpacks the browser aside and then moves it into place, so that two runs at once never see half of it. */
async function unpack(packed: string, target: string) {
  const temporary = `${target}.${process.pid}`
  await mkdir(temporary, { recursive: true })
  const { TMPDIR } = process.env
  // The package always unpacks to the temporary folder.
  process.env.TMPDIR = temporary
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await Promise.all([chromium.executablePath(), inflate(join(packed, 'al2023.tar.br'))])
    await writeFile(join(temporary, 'fonts', 'fonts.conf'), toFontsConfig(target))
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
  await rename(temporary, target).catch(() => rm(temporary, { recursive: true, force: true }))
}

/**
 * A fontconfig file for the unpacked fonts, because the package's own looks for them in /tmp. A browser without any font
 * crashes at the first character that the page's own fonts lack.
 */
const toFontsConfig = (unpacked: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(unpacked, 'fonts', 'fonts')}</dir>
  <cachedir>${join(unpacked, 'fonts', 'cache')}</cachedir>
</fontconfig>
`

const getDefinedVariables = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined))
