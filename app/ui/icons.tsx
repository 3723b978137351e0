/** A drawing of a single path, to limit the number of elements on a page. */
export function Icon({ d }: { d: string }) {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" className="line-drawing" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}

export const SearchIcon = () => <Icon d="M15.5 9.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0M14 14l5 5" />

export const CartIcon = () => <Icon d="M4 7h14l-1 12H5L4 7ZM7.5 9.5V6a3.5 3.5 0 0 1 7 0v3.5" />

export const AccountIcon = () => (
  <Icon d="M14.75 7a3.75 3.75 0 1 1-7.5 0 3.75 3.75 0 0 1 7.5 0M3.5 19c.6-3.9 3.6-6 7.5-6s6.9 2.1 7.5 6" />
)

export const HeartIcon = () => (
  <Icon d="M11 18.5C6 15 3 12 3 8.2A4.2 4.2 0 0 1 11 6.3a4.2 4.2 0 0 1 8 1.9c0 3.8-3 6.8-8 10.3Z" />
)

export const MenuIcon = () => <Icon d="M3 6h16M3 11h16M3 16h16" />

export const CloseIcon = () => <Icon d="m5 5 12 12M17 5 5 17" />

export const PlusIcon = () => <Icon d="M11 5v12M5 11h12" />

export const MinusIcon = () => <Icon d="M5 11h12" />

export const BackIcon = () => <Icon d="m13.5 5-6 6 6 6" />

export const ForwardIcon = () => <Icon d="m8.5 5 6 6-6 6" />
