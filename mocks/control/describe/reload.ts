import type { ReloadMessage } from '../launch.ts'

/** The result of reloading changed code or goods, in one line. */
export function formatReload(message: ReloadMessage): string {
  if (message.type === 'reload-failed')
    return `Not reloaded: ${message.message}. The ${message.kept ?? 'code'} from before ${message.kept === 'goods' ? 'stay' : 'runs on'}.`
  const [first = '', ...others] = message.files
  const files = others.length > 0 ? `${first} and ${others.length} more` : first
  return `Reloaded after ${files} (${(message.ms / 1000).toFixed(1)} s), worlds kept`
}
