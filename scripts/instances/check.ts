import type { Site } from './site.ts'

/** One check of a running site. Returns what it measured; rejects with the reason when it fails. */
export type Check = { title: string; run(site: Site): Promise<string | undefined> }
