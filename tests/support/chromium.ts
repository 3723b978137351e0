import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** How Playwright starts a browser here. */
export type ChromiumLaunch = { executablePath: string; args: string[]; env?: Record<string, string> }

const SYSTEM = '/usr/bin/chromium'
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none']

/**
 * A Chromium for any machine with npm: $CHROMIUM, else Debian's, else the one that came with the packages (x64 Linux).
 * Never with that package's own arguments: they switch web security off, which hides real faults.
 */
export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const { CHROMIUM } = process.env
  if (CHROMIUM && !existsSync(CHROMIUM)) throw new Error(`CHROMIUM names ${CHROMIUM}, which does not exist`)
  if (CHROMIUM || existsSync(SYSTEM)) return { executablePath: CHROMIUM ?? SYSTEM, args }
  const carried = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
  const { version } = JSON.parse(readFileSync(join(carried, 'package.json'), 'utf8'))
  // Unpacked beside the packages: it lasts, and nobody else's /tmp/chromium is taken for ours.
  const unpacked = fileURLToPath(new URL(`../../node_modules/.cache/chromium-${version}`, import.meta.url))
  if (!existsSync(unpacked)) await unpack(join(carried, 'bin'), unpacked)
  return {
    executablePath: join(unpacked, 'chromium'),
    args: [...args, '--no-zygote', '--disable-gpu'],
    env: {
      ...definedOnly(process.env),
      LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(unpacked, 'fonts'),
      HOME: process.env.HOME ?? unpacked,
    },
  }
}

/** All or nothing: unpacks aside and then moves it into place, so that two runs at once do not see half of it. */
async function unpack(packed: string, to: string) {
  const aside = `${to}.${process.pid}`
  await mkdir(aside, { recursive: true })
  const { TMPDIR } = process.env
  // The package unpacks to the temporary folder and cannot be told otherwise.
  process.env.TMPDIR = aside
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await Promise.all([chromium.executablePath(), inflate(join(packed, 'al2023.tar.br'))])
    await writeFile(join(aside, 'fonts', 'fonts.conf'), fontsConf(to))
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
  await rename(aside, to).catch(() => rm(aside, { recursive: true, force: true }))
}

/**
 * The package's own configuration looks for its fonts in /tmp. A browser that finds no font at all dies of the first
 * character that the page's own fonts lack.
 */
const fontsConf = (unpacked: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(unpacked, 'fonts', 'fonts')}</dir>
  <cachedir>${join(unpacked, 'fonts', 'cache')}</cachedir>
</fontconfig>
`

const definedOnly = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined))
