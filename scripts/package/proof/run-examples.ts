import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getChromiumLaunch } from '../../../cli/machine/chromium.ts'
import type { Example } from './examples.ts'
import type { NodeVersion } from './node-versions.ts'
import { runCommand, startCommand } from './run-command.ts'

/** How long a process of an example may take to answer. */
const START_MS = 30_000

/** Runs a script of the examples. */
export const runScript = (folder: string, file: string, { path }: NodeVersion) =>
  runCommand(`node ${file}`, { cwd: folder, env: { PATH: path } })

/** Runs the commands of the examples while those in the background run. @param backend Its origin. */
export async function runCommands(
  folder: string,
  examples: readonly Example[],
  { path }: NodeVersion,
  backend: string,
): Promise<void> {
  const blocks = examples.filter((example) => example.kind === 'commands')
  const env = { PATH: path, SPOKE_BACKEND: backend }
  const background = blocks
    .filter(({ isBackground }) => isBackground)
    .map(({ lines }) => startCommand(lines.join('\n'), { cwd: folder, env }))
  try {
    await waitForUrl(`${backend}/__control/health`, () => background.map(({ getOutput }) => getOutput()).join('\n'))
    await expectAdvice(`${backend}/shopify/us/graphiql`)
    // npx alone would take most of the time
    for (const line of blocks.filter(({ isBackground }) => !isBackground).flatMap(({ lines }) => lines))
      await runCommand(line.replace(/^npx /, 'node_modules/.bin/'), { cwd: folder, env })
  } finally {
    for (const running of background) await running.stop()
  }
}

/** Runs the test files of the examples with vitest. */
export function runVitestExamples(folder: string, { path }: NodeVersion): Promise<string> {
  // otherwise vitest would take a configuration of a folder above
  writeFileSync(join(folder, 'vitest.config.js'), 'export default {}')
  return runCommand('node node_modules/vitest/vitest.mjs run', { cwd: folder, env: { PATH: path } })
}

/** Runs the browser tests of the examples with Playwright, in the browser of this project. */
export async function runPlaywrightExamples(folder: string, { path }: NodeVersion): Promise<void> {
  const use = { launchOptions: await getChromiumLaunch() }
  const configuration = `import config from './playwright.config.ts'
export default { ...config, workers: 1, reporter: 'line', use: { ...config.use, ...${JSON.stringify(use)} } }`
  writeFileSync(join(folder, 'playwright.proof.config.ts'), configuration)
  await runCommand('node node_modules/@playwright/test/cli.js test --config playwright.proof.config.ts', {
    cwd: folder,
    env: { PATH: path },
  })
}

/** Looks whether `spoke survive` opens a shop of the examples, which has nothing to buy, and says what it looked for. */
export async function runSurvive(folder: string, { path }: NodeVersion, ports: Record<'backend' | 'shop', number>) {
  const { executablePath, env } = await getChromiumLaunch()
  const [backend, shop] = [`http://localhost:${ports.backend}`, `http://localhost:${ports.shop}`]
  const options = { cwd: folder, env: { ...env, PATH: path, CHROMIUM: executablePath } }
  const running = [
    startCommand(`node_modules/.bin/spoke backend --port ${ports.backend} --no-state --storefront ${shop}`, options),
    startCommand('node shop.js', {
      ...options,
      env: { ...options.env, PORT: `${ports.shop}`, STORE_URL: `${backend}/shopify/us` },
    }),
  ]
  try {
    for (const url of [`${backend}/__control/health`, shop])
      await waitForUrl(url, () => running.map(({ getOutput }) => getOutput()).join('\n'))
    const survive = startCommand(`node_modules/.bin/spoke survive ${shop} --backend ${backend}`, options)
    const code = await survive.ended
    if (code !== 1 || !survive.getOutput().includes('no product: looked for'))
      throw new Error(
        `Expected what was looked for in a shop without products, received ${code}: ${survive.getOutput()}`,
      )
  } finally {
    for (const command of running) await command.stop()
  }
}

/** GraphiQL is an optional package, which the empty project lacks. */
async function expectAdvice(url: string): Promise<void> {
  const response = await fetch(url)
  const text = await response.text()
  if (!text.includes('npm install --save-dev @graphql-yoga/render-graphiql'))
    throw new Error(
      `Expected ${url} to say how GraphiQL is installed, received ${response.status}: ${text.slice(0, 300)}`,
    )
}

async function waitForUrl(url: string, getOutput: () => string): Promise<void> {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not answer within ${START_MS / 1000} s:\n${getOutput()}`)
}
