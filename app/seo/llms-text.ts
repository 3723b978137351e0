import { guideWords } from '#app/copy/content.ts'
import { translate } from '#app/copy/every-page.ts'

/** A link of llms.txt. */
type LlmsEntry = { title: string; path: string; description?: string | null }

/** Text of llms.txt (llmstxt.org): what the shop sells and where its pages are, for language models. */
export function formatLlmsText(
  origin: string,
  parts: { collections: readonly LlmsEntry[]; pages: readonly LlmsEntry[] },
): string {
  const line = ({ title, path, description }: LlmsEntry) =>
    `- [${title}](${origin}${path})${description ? `: ${description}` : ''}`
  const section = (heading: string, entries: readonly LlmsEntry[]) =>
    `## ${heading}\n\n${entries.map(line).join('\n')}\n`
  return [
    '# SPOKE\n',
    `> ${translate('en-GB', 'site.description')}\n`,
    `${guideWords.about}\n`,
    section(guideWords.collections, parts.collections),
    section(guideWords.pages, parts.pages),
  ].join('\n')
}
