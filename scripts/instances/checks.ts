import type { Check } from './check.ts'
import { freshness } from './freshness.ts'
import { limits } from './limits.ts'
import { pages } from './pages.ts'
import { privacy } from './privacy.ts'
import { restart } from './restart.ts'

/** What several instances must do together, the one that ends an instance last. */
export const checks: readonly Check[] = [...pages, ...freshness, ...privacy, ...limits, ...restart]
