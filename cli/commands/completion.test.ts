import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from '../machine/project-folders.ts'

/** Three processes on a busy machine. */
const PROCESS_MS = 60_000

const SPOKE = `'${process.execPath}' cli/spoke.mjs`
/** How each shell sources the completion script, and runs lines without its own configuration. */
const SHELLS = {
  bash: { args: ['--norc', '-c'], source: `source <(${SPOKE} completion bash)` },
  zsh: {
    args: ['-f', '-c'],
    source: `autoload -U compinit; compinit -D -u; source <(${SPOKE} completion zsh)`,
  },
  fish: { args: ['--no-config', '-c'], source: `${SPOKE} completion fish | source` },
}
type Shell = keyof typeof SHELLS

function isInstalled(shell: string): boolean {
  try {
    execFileSync(shell, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const installed: Shell[] = (['bash', 'zsh', 'fish'] as const).filter(isInstalled)

/** The output of lines in a shell that has sourced the completion script. */
async function runIn(shell: Shell, ...lines: string[]) {
  const { args, source } = SHELLS[shell]
  return (await promisify(execFile)(shell, [...args, [source, ...lines].join('\n')], { cwd: ROOT })).stdout.trim()
}

test.each(installed)(
  'a %s that sources the script has the command spoke [CLI-03]',
  async (shell) => {
    expect(await runIn(shell, 'cd /', 'spoke --version')).toMatch(/^\d+\.\d+\.\d+$/)
  },
  PROCESS_MS,
)

test(
  'a bash that sources the script completes scenarios [CLI-03]',
  async () => {
    const press = 'COMP_CWORD=3; __spoke_complete 2> /dev/null; echo $COMPREPLY'
    expect(await runIn('bash', 'COMP_WORDS=(spoke scenario use cart-comp)', press)).toBe('cart-completed')
    expect(await runIn('bash', 'complete -p spoke')).toBe('complete -F __spoke_complete spoke')
  },
  PROCESS_MS,
)

test.skipIf(!installed.includes('zsh'))(
  'a zsh that sources the script has a completion for spoke [CLI-03]',
  async () => {
    expect(await runIn('zsh', 'echo $_comps[spoke]')).toBe('_spoke')
  },
  PROCESS_MS,
)

test.skipIf(!installed.includes('fish'))(
  'a fish that sources the script completes scenarios [CLI-03]',
  async () => {
    expect(await runIn('fish', 'complete -C "spoke scenario use cart-comp"')).toMatch(/^cart-completed\t/)
  },
  PROCESS_MS,
)
