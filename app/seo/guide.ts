import { say } from '#app/copy/copy.ts'
import { guide as words } from '#app/copy/en-GB/guide.ts'

export type GuideEntry = { title: string; path: string; says?: string | null }

/** llms.txt (llmstxt.org): what this shop is and where things are, for a reader who cannot look at pictures. */
export function guide(
  origin: string,
  parts: { collections: readonly GuideEntry[]; pages: readonly GuideEntry[] },
): string {
  const line = ({ title, path, says }: GuideEntry) => `- [${title}](${origin}${path})${says ? `: ${says}` : ''}`
  const section = (heading: string, entries: readonly GuideEntry[]) =>
    `## ${heading}\n\n${entries.map(line).join('\n')}\n`
  return [
    '# SPOKE\n',
    `> ${say('en-GB', 'site.description')}\n`,
    `${words.about}\n`,
    section(words.collections, parts.collections),
    section(words.pages, parts.pages),
  ].join('\n')
}
