import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'

export type Skeleton = {
  /** The version of the skeleton. */
  version: string
  /** The version of @shopify/create-hydrogen that contains it. */
  createHydrogen: string
  /** The host name in the browser: Vite serves no other, and newer versions of Hydrogen sign in at no other. */
  hostname: string
  /** Versions by their key in package.json, where newer ones that it allows do not fit together. */
  pinned: Readonly<Record<string, string>>
}

/** The skeletons that npm has, from the one of API version 2025-01 to the newest. */
export const SKELETONS: readonly Skeleton[] = [
  // newer ones need Vite 6 and a newer Hydrogen than this skeleton has
  {
    version: '2025.1.0',
    createHydrogen: '5.0.15',
    hostname: 'localhost',
    pinned: { 'dependencies.@shopify/remix-oxygen': '2.0.10', 'devDependencies.@shopify/mini-oxygen': '3.1.1' },
  },
  { version: '2026.4.6', createHydrogen: '5.0.39', hostname: 'spoke.tryhydrogen.dev', pinned: {} },
]

/** Where the skeleton is in the package. */
const STARTER = 'package/dist/assets/hydrogen/starter'

/** Unpacks a skeleton from npm into a new folder and installs what it needs. Its source stays as it is. */
export async function installSkeleton({ createHydrogen, pinned }: Skeleton, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const archive = `shopify-create-hydrogen-${createHydrogen}.tgz`
  await run('npm', ['pack', '--silent', `@shopify/create-hydrogen@${createHydrogen}`], dirname(folder))
  await run('tar', ['xzf', join('..', archive), `--strip-components=${STARTER.split('/').length}`, STARTER], folder)
  for (const [name, version] of Object.entries(pinned)) await run('npm', ['pkg', 'set', `${name}=${version}`], folder)
  await run('npm', ['install', '--no-audit', '--no-fund', '--silent'], folder)
}

type Start = {
  folder: string
  port: number
  /** The variables of .env. */
  variables: Readonly<Record<string, string>>
  /** The backend's origin, through which the skeleton reaches shopify.com. */
  proxy: string
  /** The file of the certificate to trust. */
  certificate: string
}

/** Starts `shopify hydrogen dev` and waits until it listens. */
export async function startSkeleton({ folder, port, variables, proxy, certificate }: Start) {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`)
  await writeFile(join(folder, '.env'), lines.join(''))
  const cli = join(folder, 'node_modules/@shopify/cli/bin/run.js')
  const child = spawn(process.execPath, [cli, 'hydrogen', 'dev', '--port', String(port), '--disable-version-check'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CI: '1',
      SHOPIFY_CLI_NO_ANALYTICS: '1',
      NODE_EXTRA_CA_CERTS: certificate,
      SHOPIFY_HTTP_PROXY: proxy,
      // for the command line itself; what the pages fetch goes through the proxy all the same
      SHOPIFY_NO_PROXY: '*',
    },
  })
  await waitForText(child, 'View Hydrogen app')
  return { stop: () => void child.kill() }
}

function waitForText(child: ChildProcess, wanted: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    // older versions say it on stdout, newer ones on stderr
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        output = (output + chunk).slice(-10_000)
        if (output.includes(wanted)) resolve()
      })
    child.once('exit', (code) => reject(new Error(`The skeleton stopped (exit code ${code}):\n${output}`)))
  })
}

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] })
  const errors = text(child.stderr)
  const code = await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${await errors}`)
}
