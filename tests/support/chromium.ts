import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** How Playwright starts a browser on this machine. */
type ChromiumLaunch = { executablePath: string; args: string[]; env?: Record<string, string> }

const args = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none']

/**
 * The launch options of the pinned Chromium from the packages (x64 Linux), or of the one that CHROMIUM names.
 * Leaves out the package's own arguments, because they switch web security off and so hide real faults.
 */
export async function getChromiumLaunch(): Promise<ChromiumLaunch> {
  const { CHROMIUM } = process.env
  if (CHROMIUM && !existsSync(CHROMIUM)) throw new Error(`CHROMIUM is set to ${CHROMIUM}, but there is no such file.`)
  if (CHROMIUM) return { executablePath: CHROMIUM, args }
  const packageFolder = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  // Beside the packages, where it lasts until the next install and no other project's /tmp/chromium is taken for it.
  const unpacked = fileURLToPath(new URL(`../../node_modules/.cache/chromium-${version}`, import.meta.url))
  if (!existsSync(unpacked)) await unpack(join(packageFolder, 'bin'), unpacked)
  return {
    executablePath: join(unpacked, 'chromium'),
    args: [...args, '--no-zygote', '--disable-gpu'],
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
