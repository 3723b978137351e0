import { createHash } from 'node:crypto'

/** Header and footer as they stand in the body. */
const SHELL_PART = /^ {4}<(header|footer)\b/

/**
 * The lines of a page with its header and its footer as one line each, which changes when one of theirs does: what changed stands in the
 * golden file of the home page.
 */
export function foldShell(lines: readonly string[]): string[] {
  const folded: string[] = []
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? ''
    let end = index + 1
    if (SHELL_PART.test(line)) {
      while (lines[end]?.startsWith('     ')) end++
      const part = lines
        .slice(index, end)
        .join('\n')
        .replace(/\{id \d+\}/g, '{id}')
      folded.push(`${line} ${end - index} lines, ${createHash('sha256').update(part).digest('hex').slice(0, 8)}`)
    } else folded.push(line)
    index = end
  }
  return folded
}
