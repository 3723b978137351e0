import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../processes.ts'
import { buildPackage } from '../build.ts'
import { packPackage } from '../pack.ts'
import { checkTypes } from './check-types.ts'
import { runClients } from './clients.ts'
import { createConsumerProject } from './consumer-project.ts'
import { readExamples, replacePorts } from './examples.ts'
import { findNodeVersions } from './node-versions.ts'
import { runCommands, runPlaywrightExamples, runScript, runSurvive, runVitestExamples } from './run-examples.ts'

/** The examples that are scripts, with what each prints among other things. */
const SCRIPTS = { 'first-query.js': 'heroes-navy', 'own-goods.js': 'Hinterland Coffee' }

/**
 * Proves the package [SIM-10]: builds it, installs its tarball in an empty project and runs the examples of its README
 * there. Prints one line for each check, then what it measured, or the reason of the failure.
 */
const scratch = mkdtempSync(join(tmpdir(), 'spoke-pack-'))
try {
  console.log(`package: ${await prove()}`)
} catch (error) {
  console.log(`FAILED  ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

async function prove(): Promise<string> {
  const built = join(scratch, 'package')
  const tarball = await check('build and pack', async () => {
    await buildPackage(built, join(scratch, 'compiled'))
    return packPackage(built, scratch)
  })
  const project = await check('install in an empty project', () => createConsumerProject(tarball.path))
  try {
    await proveExamples(project.folder, readFileSync(join(built, 'README.md'), 'utf8'))
  } finally {
    project.remove()
  }
  return `${(tarball.bytes / 1e6).toFixed(1)} MB in ${tarball.files} files, ${project.installed}`
}

async function proveExamples(folder: string, readme: string): Promise<void> {
  const ports = { 4010: await findFreePort(), 3000: await findFreePort(), 3001: await findFreePort() }
  const examples = readExamples(replacePorts(readme, ports))
  const files = examples.filter((example) => example.kind === 'file')
  for (const { path, text } of files) writeFileSync(join(folder, path), text)
  const { own, oldest } = findNodeVersions(scratch)

  await check('types, with nodenext and bundler', () =>
    checkTypes(
      folder,
      files.map(({ path }) => path),
    ),
  )
  for (const node of new Set([own, oldest])) {
    for (const [file, expected] of Object.entries(SCRIPTS)) {
      await check(`${file} on Node ${node.version}`, async () => {
        const output = await runScript(folder, file, node)
        if (!output.includes(expected)) throw new Error(`Expected "${expected}", received: ${output}`)
      })
    }
  }
  await check(`commands on Node ${oldest.version}`, () =>
    runCommands(folder, examples, oldest, `http://localhost:${ports[4010]}`),
  )
  await check('vitest and msw', () => runVitestExamples(folder, own))
  await check('Playwright', () => runPlaywrightExamples(folder, own))
  await check('spoke survive', () => runSurvive(folder, own, { backend: ports[4010], shop: ports[3000] }))
  const clients = await check('other people’s clients', () => runClients(folder, own.path))
  console.log(clients ? `    ${clients}` : '--  clients are not tried, because the registry cannot be reached')
  await check('nothing is stored in node_modules', async () => {
    const stored = join(folder, 'node_modules/spoke-simulated-backend/.spoke')
    if (existsSync(stored)) throw new Error(`${stored} would be lost with the next install.`)
  })
  if (!oldest.version.startsWith('v20.'))
    console.log('--  Node 20 is not on this machine; the build checks what it lacks')
}

async function check<Value>(title: string, run: () => Promise<Value>): Promise<Value> {
  const started = performance.now()
  const value = await run()
  console.log(`ok  ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return value
}
