import type { lineChange as words } from '../en-GB/line-change.ts'

/** Where American English differs. */
export const lineChange: Partial<Record<keyof typeof words, string>> = {
  colour: 'Color',
  loading: 'Fetching sizes and colors',
  gone: 'We no longer sell this one, so its size and color stay as they are.',
}
