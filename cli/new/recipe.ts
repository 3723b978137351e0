import type { FileChange } from '#mocks/control/keep/file-changes.ts'

/** What `spoke new` writes for one kind of thing. */
export type Recipe = {
  changes: readonly FileChange[]
  /** What is generated from what was written. */
  generates?: readonly ('code' | 'routes' | 'pact')[]
  /** What only a person can decide, a sentence each. */
  decisions: readonly string[]
  /** Checks that fail until something is done, and what, a sentence each. */
  failsFirst?: readonly string[]
  /** The command that shows it. */
  look: string
}

/** 'gift-wrap' as 'giftWrap'. */
export const toCamelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** 'gift-wrap' as 'GiftWrap'. */
export const toPascalCase = (name: string): string => toCamelCase(`-${name}`)

/** 'gift-wrap' as 'Gift wrap'. */
export const toTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** 'gift-wrap' as 'GIFT_WRAP'. */
export const toVariable = (name: string): string => name.toUpperCase().replaceAll('-', '_')
