import type { ReactNode } from 'react'

/** Icons of badges by the names that editors use, 16 units wide. The specification gives no names: these are assumed. */
const SHAPES: Readonly<Record<string, ReactNode>> = {
  clock: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 4.5V8l2.5 1.5" />
    </>
  ),
  leaf: (
    <>
      <path d="M3 13c0-6 3.5-9.5 10-10 .3 6.8-3 10-8 10" />
      <path d="M3 13c1.5-3.5 3.5-5.5 6-6.5" />
    </>
  ),
  percent: (
    <>
      <path d="M12.5 3.500l-9 9" />
      <circle cx="4.5" cy="4.5" r="1.75" />
      <circle cx="11.5" cy="11.5" r="1.75" />
    </>
  ),
  scissors: (
    <>
      <circle cx="4" cy="12" r="2" />
      <circle cx="12" cy="12" r="2" />
      <path d="M5 10.3 11 2M11 10.3 5 2" />
    </>
  ),
  star: <path d="m8 2 1.8 3.9 4.2.5-3.1 2.9.8 4.200L8 11.400l-3.7 2.1.8-4.200L2 6.400l4.2-.500z" />,
  tag: (
    <>
      <path d="M8.5 2.500H13.500V7.500L7.5 13.500l-5-5z" />
      <circle cx="11" cy="5" r=".5" />
    </>
  ),
}

/** The icon of a badge, beside its title; nothing for a name that the shop does not know. */
export function BadgeIcon({ name }: { name: string }) {
  if (!Object.hasOwn(SHAPES, name)) return null
  return (
    <svg
      width="12"
      height="12"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-icon={name}
    >
      {SHAPES[name]}
    </svg>
  )
}
