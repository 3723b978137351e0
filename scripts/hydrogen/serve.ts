import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CREATED_ENV } from './create.ts'

type Start = {
  folder: string
  /** What follows `shopify hydrogen`. */
  command: readonly string[]
  /** Added to the variables in .env. */
  variables: Readonly<Record<string, string>>
  /** Added to the environment of the process. */
  environment: Readonly<Record<string, string>>
}

/** Starts `shopify hydrogen dev` or `preview` and waits until it listens. */
export async function startStorefront({ folder, command, variables, environment }: Start) {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`)
  await writeFile(join(folder, '.env'), (await readFile(join(folder, CREATED_ENV), 'utf8')) + lines.join(''))
  const cli = join(folder, 'node_modules/@shopify/cli/bin/run.js')
  const child = spawn(process.execPath, [cli, 'hydrogen', ...command], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: undefined, CI: '1', SHOPIFY_CLI_NO_ANALYTICS: '1', ...environment },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await waitForText(child, 'View Hydrogen app')
  return {
    async stop() {
      child.kill()
      await ended
    },
  }
}

function waitForText(child: ChildProcess, expectedText: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    // older versions say it on stdout, newer ones on stderr
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        output = (output + chunk).slice(-10_000)
        if (output.includes(expectedText)) resolve()
      })
    child.once('exit', (code) => reject(new Error(`The skeleton stopped (exit code ${code}):\n${output}`)))
  })
}
