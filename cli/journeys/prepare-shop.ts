import { availableParallelism } from 'node:os'
import { findStorefront } from '../machine/running-shop.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'

/** How long the running shop may take to transform the code of its first page. */
const FIRST_PAGE_MS = 60_000

/** Loads the first page of the running shop, so that no journey waits for it. Returns the environment of the journeys. */
export async function prepareShop(
  backend: string,
  { progress }: Pick<Terminal, 'progress'>,
): Promise<Record<string, string>> {
  const shop = await findStorefront(backend)
  const next = 'Start one with `npx spoke dev`, or add --build.'
  if (!shop) throw new UsageError(`No shop runs with a simulated backend at ${backend}.`, { exitCode: 2, next })
  progress(`Loading the first page of ${shop} before the journeys ...`)
  const page = await fetch(shop, { signal: AbortSignal.timeout(FIRST_PAGE_MS) })
    .then((response) => response.text())
    .catch(() => null)
  if (page === null) throw new UsageError(`The shop at ${shop} does not answer.`, { exitCode: 2, next })
  // the other half of the processors transforms the shop's code, and answers its calls
  const workers = Math.max(1, Math.floor(availableParallelism() / 2))
  return { SHOP_ORIGIN: shop, BACKEND_ORIGIN: backend, E2E_WORKERS: String(workers) }
}
