import type { RegionCode } from '#contracts/regions.ts'

/** A number as it is read and as it is dialled. */
type Phone = { shown: string; dial: string }

const UK: Phone = { shown: '020 7946 0142', dial: '+442079460142' }

/**
 * How shoppers reach us (NAV-10). The source gives no numbers: these are the ones that Ofcom and the North American plan
 * keep free for fiction, on a domain that nobody can own, as the contact page has them. Europe rings London.
 */
export const PHONES: Record<RegionCode, Phone> = {
  gb: UK,
  us: { shown: '(212) 555-0142', dial: '+12125550142' },
  eu: { ...UK, shown: '+44 20 7946 0142' },
}

export const MAILBOXES = { help: 'help@spoke.example', press: 'press@spoke.example' } as const

export const SOCIAL = [
  { name: 'Instagram', href: 'https://www.instagram.com/spoke.example' },
  { name: 'Facebook', href: 'https://www.facebook.com/spoke.example' },
  { name: 'YouTube', href: 'https://www.youtube.com/@spoke.example' },
] as const
