import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ROOT } from '../../machine/project-folders.ts'
import { UsageError } from '../../usage-error.ts'
import type { PactVersion } from './broker.ts'

const run = promisify(execFile)

type VersionOptions = { consumerVersion?: string; branch?: string; tag?: readonly string[] }

const NAME_A_VERSION = 'name a version with --consumer-version.'

/** The version to publish: from the options, or else the current commit and branch of git. */
export async function resolvePactVersion(
  { consumerVersion, branch, tag = [] }: VersionOptions,
  folder = ROOT,
): Promise<PactVersion> {
  const branchName = branch ?? (await git(folder, 'rev-parse', '--abbrev-ref', 'HEAD').catch(() => 'HEAD'))
  // A detached HEAD is on no branch.
  const ownBranch = branchName === 'HEAD' ? {} : { branch: branchName }
  if (consumerVersion) return { version: consumerVersion, ...ownBranch, tags: tag }
  const changes = await git(folder, 'status', '--porcelain', '--', 'contracts/pacts').catch((cause) => {
    throw new UsageError('This is not a git checkout, so the pacts have no version.', {
      next: `Please ${NAME_A_VERSION}`,
      cause,
    })
  })
  if (changes) {
    throw new UsageError('The pacts have uncommitted changes.', { next: `Commit them, or ${NAME_A_VERSION}` })
  }
  return { version: await git(folder, 'rev-parse', 'HEAD'), ...ownBranch, tags: tag }
}

async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: folder })
  return stdout.trim()
}
