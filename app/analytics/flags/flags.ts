/** Every flag with its default. */
export const FLAG_DEFAULTS = {
  /** Lets the support desk close the chat without a release. */
  'support-chat': true,
  /** Lets marketing stop the newsletter modal from opening by itself, for example during a sale. */
  'newsletter-prompt': true,
} as const satisfies Record<string, boolean>

export type FlagName = keyof typeof FLAG_DEFAULTS
export type Flags = Readonly<Record<FlagName, boolean>>

const names = Object.keys(FLAG_DEFAULTS) as FlagName[]

/** Parses the shop's flags from the service's response. An absent flag has its default; unknown flags are dropped. */
export const parseFlags = (response: Readonly<Record<string, boolean | string>>): Flags =>
  Object.fromEntries(names.map((name) => [name, parseFlag(response[name]) ?? FLAG_DEFAULTS[name]])) as Flags

const parseFlag = (value: boolean | string | undefined): boolean | undefined =>
  typeof value === 'string' ? true : value
