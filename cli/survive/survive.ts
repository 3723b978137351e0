import type { LaunchOptions } from '@playwright/test'
import { createControlClient } from '#mocks/control/client.ts'
import { orUsageError } from '../backend/session.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'
import { BEHAVIOURS } from './behaviours.ts'
import type { DeviceName } from './browsers.ts'
import { readControlWords } from './control-words.ts'
import { findGoods } from './find-goods.ts'
import { type Result, runBehaviour } from './run-behaviour.ts'

type SurviveOptions = {
  /** The shop's address. */
  address: string
  /** The origin of the simulated backend on which it runs. */
  backend: string
  launch: LaunchOptions
  /** Names of behaviours; all if there are none. */
  only: readonly string[]
  devices: readonly DeviceName[]
  /** The file of a shop's own words. */
  words?: string | undefined
}

/** How long an address may take to answer, and goods to be found, in ms. */
const ANSWER_MS = 10_000
const FIND_MS = 50_000
/** Visits of a shop that passes worlds on do not meet. */
const VISITS_AT_ONCE = 2

/** Makes every behaviour happen on a shop, on each device. */
export async function survive(options: SurviveOptions, terminal: Terminal): Promise<readonly Result[]> {
  const { backend, only, devices } = options
  const behaviours = chooseBehaviours(only)
  const words = readControlWords(options.words)
  const shop = new URL(options.address).origin
  const control = createControlClient({ origin: backend })
  await orUsageError(control.health())
  await refuseSilence(options.address)
  const { chromium } = await importPlaywright()
  const browser = await chromium.launch(options.launch)
  try {
    const signal = AbortSignal.any([terminal.signal, AbortSignal.timeout(FIND_MS)])
    terminal.progress(`looking for two products of ${shop} ...`)
    const goods = await findGoods({ browser, shop, control, words, signal }).catch((error: unknown) => {
      throw toUsageError(error, shop)
    })
    const queue = devices.flatMap((device) => behaviours.map((behaviour) => ({ behaviour, device })))
    const total = queue.length
    const results: Result[] = []
    const work = async () => {
      for (let next = queue.shift(); next && !terminal.signal.aborted; next = queue.shift()) {
        const result = await runBehaviour(next.behaviour, {
          ...goods,
          browser,
          control,
          shop,
          words,
          device: next.device,
        })
        results.push(result)
        terminal.progress(`${results.length} of ${total}  ${result.name}, ${result.device}: ${result.verdict}`)
      }
    }
    await Promise.all(Array.from({ length: goods.hasWorlds ? VISITS_AT_ONCE : 1 }, work))
    const order = new Map(BEHAVIOURS.map(({ name }, index) => [name, index]))
    return results.toSorted(
      (a, b) => (order.get(a.name) ?? 0) - (order.get(b.name) ?? 0) || a.device.localeCompare(b.device),
    )
  } finally {
    await browser.close()
  }
}

function chooseBehaviours(only: readonly string[]) {
  const unknown = only.find((name) => !BEHAVIOURS.some((behaviour) => behaviour.name === name))
  if (unknown !== undefined)
    throw new UsageError(`There is no behaviour ${unknown}.`, {
      next: `Choose of: ${BEHAVIOURS.map(({ name }) => name).join(', ')}.`,
      exitCode: 2,
    })
  return BEHAVIOURS.filter(({ name }) => only.length === 0 || only.includes(name))
}

async function importPlaywright() {
  try {
    return await import('@playwright/test')
  } catch (cause) {
    throw new UsageError('Playwright is not installed.', {
      next: 'Run `npm install --save-dev @playwright/test`.',
      cause,
    })
  }
}

async function refuseSilence(address: string): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null)
  await response?.body?.cancel()
  if (!response)
    throw new UsageError(`${address} does not answer within ${ANSWER_MS / 1_000} s.`, {
      next: 'Start the shop on the simulated backend, and name its address.',
      exitCode: 2,
    })
  if (response.status === 401 || response.status === 403)
    throw new UsageError(`${address} asks for a password (status ${response.status}).`, {
      next: 'Name an address that every visitor can open.',
      exitCode: 2,
    })
}

function toUsageError(error: unknown, shop: string): unknown {
  if (!(error instanceof Error)) return error
  const isTime = error.name === 'TimeoutError'
  const reason = isTime ? `no two products could be bought within ${FIND_MS / 1_000} s` : error.message
  return new UsageError(`${shop} cannot be tried: ${reason}.`, {
    next: 'If its controls have other names, describe them in a file and give it with --words.',
    cause: error,
  })
}
