import type { RegionCode } from './regions.ts'

/** A phone number for display and for `tel:` links. */
type Phone = { text: string; dial: string }

const UK: Phone = { text: '020 7946 0142', dial: '+442079460142' }

/**
 * Support phone numbers (NAV-10). The spec gives none: these are reserved for fiction by Ofcom and the North American
 * numbering plan. Europe uses the British number.
 */
export const PHONES: Record<RegionCode, Phone> = {
  gb: UK,
  us: { text: '(212) 555-0142', dial: '+12125550142' },
  eu: { ...UK, text: '+44 20 7946 0142' },
}

export const MAILBOXES = { help: 'help@spoke.example', press: 'press@spoke.example' } as const

/** Spec 9: "Unsubscribing from the catalogue takes up to six weeks." As sentences write it. */
export const CATALOGUE_STOPS_WITHIN = 'six weeks'

export const SOCIAL = [
  { name: 'Instagram', href: 'https://www.instagram.com/spoke.example' },
  { name: 'Facebook', href: 'https://www.facebook.com/spoke.example' },
  { name: 'YouTube', href: 'https://www.youtube.com/@spoke.example' },
] as const
