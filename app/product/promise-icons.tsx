function Icon({ d }: { d: string }) {
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
      <path d={d} />
    </svg>
  )
}

export const ParcelIcon = () => (
  <Icon d="M3 7.500 11 3.500l8 4v8l-8 4-8-4v-8ZM3 7.500l8 4 8-4M11 11.500v8M7 5.500l8 4" />
)

export const ReturnIcon = () => <Icon d="M7.500 4 4 7.500 7.500 11M4 7.500h9a5 5 0 0 1 0 10H6.500" />

export const BorderIcon = () => (
  <Icon d="M18.500 11a7.500 7.500 0 1 1-15 0 7.500 7.500 0 0 1 15 0M7.800 11.200l2.300 2.300 4.200-4.600" />
)

export const EnvelopeIcon = () => <Icon d="M3 5.500h16v11H3v-11ZM3 6l8 6.500L19 6" />
