#!/usr/bin/env -S node --
// `--`, because Node takes --env-file of `spoke dev` for an option of its own.
// Plain JavaScript without packages, which every Node runs: it says what is missing before the rest, TypeScript, is loaded.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const getPath = (path) => fileURLToPath(new URL(path, import.meta.url))
const args = process.argv.slice(2)
const { engines } = JSON.parse(readFileSync(getPath('../package.json'), 'utf8'))
/** The Node that `npm ci` installs; production installs have none. */
const ownNode = getPath('../node_modules/.bin/node')

const needed = Number(engines.node.replace('>=', ''))
const isNodeRecent = Number(process.versions.node.split('.')[0]) >= needed
const isInstalled = existsSync(getPath('../node_modules/commander'))
const hasOwnNode = existsSync(ownNode)

/** What prevents every command, as `spoke doctor` lists it. */
const findings = [
  ...(isInstalled ? [] : [{ what: 'Packages', state: 'bad', says: 'not installed; run `npm ci`' }]),
  ...(isNodeRecent || !isInstalled || hasOwnNode
    ? []
    : [
        {
          what: 'Node',
          state: 'bad',
          says: `${process.versions.node} found, ${engines.node} needed; install a newer Node`,
        },
      ]),
]

if (findings.length === 0 && isNodeRecent) await import('./main.ts')
else if (findings.length === 0) runOnOwnNode()
else {
  process.exitCode = 1
  if (args[0] === 'doctor' && args.includes('--json')) process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`)
  else for (const { what, says } of findings) process.stderr.write(`${what}: ${says}\n`)
}

/** Continues on the Node of `npm ci`, and ends as it ends. */
function runOnOwnNode() {
  // a terminal sends Ctrl-C to both, and this one waits for the other
  process.on('SIGINT', () => {})
  // before the other starts, because a signal in between would end this one alone
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // the channel closes when this one is killed, and then the other ends too
  const child = spawn(ownNode, ['--', getPath('main.ts'), ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  child.on('close', (code) => {
    process.exitCode = code ?? 1
  })
}
