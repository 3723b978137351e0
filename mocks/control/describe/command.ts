/** Where the CLI looks for a backend by default. */
const DEFAULT_BACKEND = 'http://localhost:4010'

/** The backend and world that a command is about. */
export type CommandTarget = { backend: string; world: string }

/**
 * A command of the CLI that works when pasted: it names the backend and the world unless they are the default ones.
 * @param defaultBackend The backend of a command that names none.
 */
export function toCommand(
  command: string,
  { backend, world }: CommandTarget,
  defaultBackend: string = DEFAULT_BACKEND,
): string {
  return [
    `npx spoke ${command}`,
    ...(backend === defaultBackend ? [] : [`--backend ${backend}`]),
    ...(world === 'default' ? [] : [`--world ${world}`]),
  ].join(' ')
}
