import type { PropertyName } from './properties.ts'
import type { Visit } from './step.ts'
import { type Breach, beginVisit, type Shop } from './visit.ts'

/** Makes a visit again. Resolves to the first breach of the property (of any without one), with the world as it left it. */
export async function repeat(
  shop: Shop,
  { setting, steps }: Visit,
  property?: PropertyName,
): Promise<(Breach & { world: unknown }) | undefined> {
  // a repeated visit audits each state again
  const visiting = await beginVisit(
    { ...shop, isAudited: () => property === undefined || property === 'accessibility' },
    setting,
  )
  try {
    for (const step of steps) {
      const breaches = (await visiting.take(step)) ?? []
      const breach = breaches.find((breach) => property === undefined || breach.property === property)
      if (breach) return { ...breach, world: await visiting.exportWorld() }
    }
    return undefined
  } finally {
    await visiting.end()
  }
}
