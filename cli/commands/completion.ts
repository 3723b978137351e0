import { Argument, type Command } from 'commander'
import { formatExamples } from '../terminal/options.ts'

const SHELLS = ['bash', 'zsh', 'fish'] as const

/** Adds `spoke completion`. */
export function addCompletionCommand(program: Command): void {
  program
    .command('completion')
    .description('print a script that completes commands, options and scenarios in your shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText(
      'after',
      formatExamples(
        'source <(spoke completion bash)',
        'spoke completion zsh > ~/.zfunc/_spoke',
        'spoke completion fish > ~/.config/fish/completions/spoke.fish',
      ),
    )
    .action(async (shell: (typeof SHELLS)[number]) => {
      const { script } = await import('@bomb.sh/tab')
      // Prints to stdout by itself.
      script(shell, 'spoke', 'spoke')
    })
}
