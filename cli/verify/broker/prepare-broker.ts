import type { Terminal } from '../../terminal/terminal.ts'
import { readPacts } from '../pacts.ts'
import type { Selector } from '../verifier-report.ts'
import { publishPacts } from './broker.ts'
import { resolvePactVersion } from './pact-version.ts'

/** The options of `spoke verify` that concern a broker. */
export type BrokerOptions = {
  provider?: string
  /** The folder of the pact files. */
  pacts: string
  publish: boolean
  consumerVersion?: string
  branch?: string
  tag?: string[]
  providerVersion?: string
  providerBranch?: string
}

/** Publishes our pacts unless --no-publish, and selects the broker's pacts of the same branch or tags. */
export async function prepareBroker(url: string, options: BrokerOptions, { progress }: Terminal) {
  const { provider, pacts, providerVersion, providerBranch } = options
  const version = options.publish
    ? await resolvePactVersion(options)
    : { branch: options.branch, tags: options.tag ?? [] }
  if ('version' in version) {
    progress(`Publishing the pacts as ${version.version} ...`)
    await publishPacts(url, await readPacts(pacts, provider), version)
  }
  const { branch, tags } = version
  const selectors: Selector[] = [
    ...(branch ? [{ branch }] : []),
    ...tags.map((tag) => ({ tag, latest: true as const })),
  ]
  return {
    url,
    selectors:
      selectors.length > 0 ? selectors : [{ mainBranch: true as const }, { deployedOrReleased: true as const }],
    ...(providerVersion && {
      publish: { providerVersion, ...(providerBranch && { providerVersionBranch: providerBranch }) },
    }),
    ...('version' in version && { published: version }),
  }
}
