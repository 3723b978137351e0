import type { ReactNode } from 'react'

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const ParcelIcon = () => (
  <Icon>
    <path d="M3 7.500 11 3.500l8 4v8l-8 4-8-4v-8Z" />
    <path d="m3 7.500 8 4 8-4M11 11.500v8M7 5.500l8 4" />
  </Icon>
)

export const ReturnIcon = () => (
  <Icon>
    <path d="M7.500 4 4 7.500 7.500 11" />
    <path d="M4 7.500h9a5 5 0 0 1 0 10H6.500" />
  </Icon>
)

export const BorderIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="7.500" />
    <path d="m7.800 11.200 2.300 2.300 4.200-4.600" />
  </Icon>
)
