import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from '../machine/project-folders.ts'

/** Three processes on a busy machine. */
const PROCESS_MS = 60_000

/** The output of lines in a bash that has sourced the completion script. */
async function runInBash(...lines: string[]) {
  const script = [`source <('${process.execPath}' cli/spoke.mjs completion bash)`, ...lines].join('\n')
  return (await promisify(execFile)('bash', ['--norc', '-c', script], { cwd: ROOT })).stdout.trim()
}

test(
  'a bash that sources the script has the command spoke [CLI-03]',
  async () => {
    expect(await runInBash('cd /', 'spoke --version')).toMatch(/^\d+\.\d+\.\d+$/)
  },
  PROCESS_MS,
)

test(
  'a bash that sources the script completes scenarios [CLI-03]',
  async () => {
    const press = 'COMP_CWORD=3; __spoke_complete 2> /dev/null; echo $COMPREPLY'
    expect(await runInBash('COMP_WORDS=(spoke scenario use cart-comp)', press)).toBe('cart-completed')
    expect(await runInBash('complete -p spoke')).toBe('complete -F __spoke_complete spoke')
  },
  PROCESS_MS,
)
