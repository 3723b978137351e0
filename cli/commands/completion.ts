import { Argument, type Command } from 'commander'
import { examples } from '../options.ts'

const SHELLS = ['bash', 'zsh', 'fish'] as const

/** `spoke completion` */
export function completionCommand(program: Command): void {
  program
    .command('completion')
    .description('a script that teaches your shell to complete spoke’s commands, options and scenarios')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText(
      'after',
      examples(
        'source <(spoke completion bash)',
        'spoke completion zsh > ~/.zfunc/_spoke',
        'spoke completion fish > ~/.config/fish/completions/spoke.fish',
      ),
    )
    .action(async (shell: (typeof SHELLS)[number]) => {
      const { script } = await import('@bomb.sh/tab')
      // it prints by itself, to stdout as a result should be
      script(shell, 'spoke', 'spoke')
    })
}
