import { orUsageError } from '#cli/backend/session.ts'
import { getChromiumLaunch } from '#cli/machine/chromium.ts'
import { UsageError } from '#cli/usage-error.ts'
import { createControlClient } from '#mocks/control/client.ts'
import type { Shop } from './visit.ts'

/** How long the running shop may take to answer. */
const ANSWER_MS = 10_000

/** The running shop with a browser to search it, what can begin in it and which calls can fail. Throws a UsageError without one. */
export async function openShop(backend: string) {
  const control = createControlClient({ origin: backend })
  const { storefront } = await orUsageError(control.health())
  await refuseSilence(storefront)
  const [scenarios, upstreams, catalogue, launch] = await Promise.all([
    control.scenarios(),
    control.upstreams(),
    control.catalogue(),
    getChromiumLaunch(),
  ])
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch(launch)
  const audited = new Set<string>()
  const shop: Shop = {
    browser,
    control,
    shop: new URL(storefront).origin,
    codes: new Set(catalogue.map(({ code }) => code)),
    isAudited(path, tree) {
      const state = describeState(path, tree)
      if (audited.has(state)) return false
      audited.add(state)
      return true
    },
  }
  const calls = upstreams.flatMap(({ name, operations }) =>
    operations.map((operation) => ({ upstream: name, operation })),
  )
  return { shop, scenarios, calls, close: () => browser.close() }
}

/** The kind of page, its dialog, and the kinds of its elements: pages of goods differ in no more than words. */
function describeState(path: string, tree: string): string {
  const kinds = new Set([...tree.matchAll(/^ *- '?([a-z]+)/gm)].map(([, kind]) => kind))
  const page = path.replace(/\/(products|collections)\/.*/, '/$1')
  return [page, /^- dialog[^\n]*/m.exec(tree)?.[0] ?? '', ...[...kinds].sort()].join(' ')
}

async function refuseSilence(shop: string): Promise<void> {
  const response = await fetch(new URL('/robots.txt', shop), { signal: AbortSignal.timeout(ANSWER_MS) }).catch(
    () => null,
  )
  await response?.body?.cancel()
  if (response) return
  throw new UsageError(`The shop at ${shop} does not answer.`, { next: 'Start it with `npx spoke dev`.', exitCode: 2 })
}
