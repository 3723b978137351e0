import { realpathSync } from 'node:fs'
import { Argument, type Command } from 'commander'
import { formatExamples } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'

const SHELLS = ['bash', 'zsh', 'fish'] as const

/** This command, not npx's link to it: the shell calls it `spoke` because nothing of that name is on its PATH. */
const getCommand = () => `'${process.execPath}' -- '${realpathSync(process.argv[1] ?? '')}'`

/** What a shell needs besides the completions: the command itself, and for bash a function of its completion package. */
const createDefinitions = (command: string) => ({
  bash: `spoke() { ${command} "$@"; }
declare -F _get_comp_words_by_ref > /dev/null || _get_comp_words_by_ref() {
  words=("\${COMP_WORDS[@]}") cword=$COMP_CWORD
  cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
}`,
  zsh: `spoke() { ${command} "$@"; }`,
  fish: `function spoke; ${command} $argv; end`,
})

/** Adds `spoke completion`. */
export function addCompletionCommand(program: Command, terminal: Terminal): void {
  program
    .command('completion')
    .description('print a script that gives your shell the command spoke, with its options and scenarios completed')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText(
      'after',
      formatExamples(
        'source <(npx spoke completion bash)',
        'source <(npx spoke completion zsh)',
        'npx spoke completion fish | source',
      ),
    )
    .action(async (shell: (typeof SHELLS)[number]) => {
      const { script } = await import('@bomb.sh/tab')
      terminal.out(createDefinitions(getCommand())[shell])
      // Prints to stdout by itself.
      script(shell, 'spoke', 'spoke')
    })
}
