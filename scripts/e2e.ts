import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { CONDITIONS } from '#tests/support/conditions/conditions.ts'
import { ROOT } from './processes.ts'

/** `npm run e2e`: Playwright with the project's configuration; `--condition` runs any journey in a browser as people have it. */
new Command('npm run e2e --')
  .addOption(new Option('--condition <name>', 'a browser as people have it').choices(Object.keys(CONDITIONS)))
  .helpOption(false)
  .allowUnknownOption()
  .allowExcessArguments()
  .action(({ condition }: { condition?: string }, { args }: Command) => {
    const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js')
    const { status } = spawnSync(
      process.execPath,
      [playwright, 'test', '--config', join(ROOT, 'tests/playwright.config.ts'), ...args],
      { stdio: 'inherit', env: { ...process.env, ...(condition && { E2E_CONDITION: condition }) } },
    )
    process.exitCode = status ?? 1
  })
  .parse()
