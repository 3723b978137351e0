import type { Check } from '../run-checks.ts'
import { deployment } from './deployment.ts'
import { freshness } from './freshness.ts'
import { limits } from './limits.ts'
import { pages } from './pages.ts'
import { privacy } from './privacy.ts'
import type { Site } from './site.ts'
import { tls } from './tls.ts'

/** What several instances must do together, those that end instances last. */
export const checks: readonly Check<Site>[] = [...pages, ...tls, ...freshness, ...privacy, ...limits, ...deployment]
