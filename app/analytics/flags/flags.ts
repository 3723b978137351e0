/** Every flag and what holds where the flag service says nothing. */
export const FLAG_DEFAULTS = {
  /** Whether support is there to chat: lets the desk close it without a release. */
  'support-chat': true,
} as const satisfies Record<string, boolean>

export type FlagName = keyof typeof FLAG_DEFAULTS
export type Flags = Readonly<Record<FlagName, boolean>>

const names = Object.keys(FLAG_DEFAULTS) as FlagName[]

/** The flags that the shop knows, out of all that the service has; an absent one has its default. */
export const knownFlags = (said: Readonly<Record<string, boolean | string>>): Flags =>
  Object.fromEntries(names.map((name) => [name, flagOf(said[name]) ?? FLAG_DEFAULTS[name]])) as Flags

const flagOf = (value: boolean | string | undefined): boolean | undefined => (typeof value === 'string' ? true : value)
