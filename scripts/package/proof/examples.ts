/** A code block of a README: a file of that name, or commands. */
export type Example =
  | { kind: 'file'; path: string; text: string }
  /** `background` commands run until the other examples are done. */
  | { kind: 'commands'; isBackground: boolean; lines: readonly string[] }

/**
 * The examples of a README. A block's info string says what it is: `js file=shop.js`, `sh` or `sh background`; the one
 * that installs the package (`sh install`) is not an example. Throws for a block that is none of these.
 */
export function readExamples(markdown: string): Example[] {
  return [...markdown.matchAll(/^```([^\n]*)\n([\s\S]*?)^```$/gm)].flatMap(([, info = '', text = '']): Example[] => {
    const path = /^(?:js|ts) file=([\w.-]+)$/.exec(info)?.[1]
    if (path) return [{ kind: 'file', path, text }]
    if (info === 'sh install') return []
    if (info === 'sh' || info === 'sh background')
      return [{ kind: 'commands', isBackground: info !== 'sh', lines: text.trim().split('\n') }]
    throw new Error(`The block \`\`\`${info} says neither its file nor that it is commands, so nothing proves it.`)
  })
}

/** A text with other ports than those of the README, which may be in use on this machine. */
export const replacePorts = (text: string, ports: Readonly<Record<string, number>>): string =>
  text.replace(/\b(?:4010|3000|3001)\b/g, (port) => String(ports[port] ?? port))
