import type { ReactNode } from 'react'

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const SearchIcon = () => (
  <Icon>
    <circle cx="9.5" cy="9.5" r="6" />
    <path d="m14 14 5 5" />
  </Icon>
)

export const CartIcon = () => (
  <Icon>
    <path d="M4 7h14l-1 12H5L4 7Z" />
    <path d="M7.5 9.5V6a3.5 3.5 0 0 1 7 0v3.5" />
  </Icon>
)

export const AccountIcon = () => (
  <Icon>
    <circle cx="11" cy="7" r="3.75" />
    <path d="M3.5 19c.6-3.9 3.6-6 7.5-6s6.9 2.1 7.5 6" />
  </Icon>
)

export const MenuIcon = () => (
  <Icon>
    <path d="M3 6h16M3 11h16M3 16h16" />
  </Icon>
)

export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 12 12M17 5 5 17" />
  </Icon>
)

export const PlusIcon = () => (
  <Icon>
    <path d="M11 5v12M5 11h12" />
  </Icon>
)

export const MinusIcon = () => (
  <Icon>
    <path d="M5 11h12" />
  </Icon>
)

export const BackIcon = () => (
  <Icon>
    <path d="m13.5 5-6 6 6 6" />
  </Icon>
)

export const ForwardIcon = () => (
  <Icon>
    <path d="m8.5 5 6 6-6 6" />
  </Icon>
)
