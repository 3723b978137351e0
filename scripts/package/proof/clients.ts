import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isUnreachable } from './consumer-project.ts'
import { runCommand } from './run-command.ts'

/** Other people's clients of the Storefront API, in the versions that they are tried in. */
const CLIENTS = [
  'shopify-buy@3.0.7',
  '@shopify/storefront-api-client@2.0.0',
  'hydrogen-react-2025@npm:@shopify/hydrogen-react@2025.1.4',
  'hydrogen-react-2026@npm:@shopify/hydrogen-react@2026.4.4',
  'react@18.3.1',
  'react-dom@18.3.1',
]

/**
 * Lets the clients call the installed package; undefined if the registry that has them cannot be reached.
 * @param folder The project in which the package is installed.
 */
export async function runClients(folder: string, path: string): Promise<string | undefined> {
  // A project of its own, because an installation removes what is linked in the other one.
  const project = mkdtempSync(join(tmpdir(), 'spoke-clients-'))
  try {
    writeFileSync(join(project, 'package.json'), '{ "name": "clients", "private": true, "type": "module" }')
    const options = '--prefer-offline --no-audit --no-fund --ignore-scripts --legacy-peer-deps --fetch-retries 1'
    await runCommand(`npm install ${CLIENTS.join(' ')} ${options}`, { cwd: project })
    const name = 'node_modules/spoke-simulated-backend'
    symlinkSync(join(folder, name), join(project, name))
    copyFileSync(new URL('client-calls.mjs', import.meta.url), join(project, 'client-calls.mjs'))
    const output = await runCommand('node client-calls.mjs', { cwd: project, env: { PATH: path } })
    return output.trim().replaceAll('\n', ', ')
  } catch (error) {
    if (isUnreachable(error)) return undefined
    throw error
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}
