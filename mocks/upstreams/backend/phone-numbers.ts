/** A country's calling code, trunk prefix for national calls, and pattern of the digits without either. */
type NumberingPlan = { calling: string; trunk: string; national: RegExp }

/** Assumed delivery countries of the three stores, by ISO 3166 alpha-2 code. Patterns follow each country's published plan. */
const PLANS: Readonly<Record<string, NumberingPlan>> = {
  GB: { calling: '44', trunk: '0', national: /^[1-357-9]\d{8,9}$/ },
  US: { calling: '1', trunk: '1', national: /^[2-9]\d{2}[2-9]\d{6}$/ },
  CA: { calling: '1', trunk: '1', national: /^[2-9]\d{2}[2-9]\d{6}$/ },
  AT: { calling: '43', trunk: '0', national: /^[1-9]\d{3,12}$/ },
  BE: { calling: '32', trunk: '0', national: /^[1-9]\d{7,8}$/ },
  CH: { calling: '41', trunk: '0', national: /^[1-9]\d{8}$/ },
  CZ: { calling: '420', trunk: '', national: /^[2-9]\d{8}$/ },
  DE: { calling: '49', trunk: '0', national: /^[1-9]\d{5,12}$/ },
  DK: { calling: '45', trunk: '', national: /^[2-9]\d{7}$/ },
  ES: { calling: '34', trunk: '', national: /^[5-9]\d{8}$/ },
  FI: { calling: '358', trunk: '0', national: /^[1-9]\d{4,11}$/ },
  FR: { calling: '33', trunk: '0', national: /^[1-9]\d{8}$/ },
  GR: { calling: '30', trunk: '', national: /^[2-9]\d{9}$/ },
  IE: { calling: '353', trunk: '0', national: /^[1-9]\d{6,8}$/ },
  // Italian numbers keep their leading zero abroad
  IT: { calling: '39', trunk: '', national: /^[03]\d{5,10}$/ },
  LU: { calling: '352', trunk: '', national: /^[2-9]\d{3,10}$/ },
  NL: { calling: '31', trunk: '0', national: /^[1-9]\d{8}$/ },
  NO: { calling: '47', trunk: '', national: /^[2-9]\d{7}$/ },
  PL: { calling: '48', trunk: '', national: /^[1-9]\d{8}$/ },
  PT: { calling: '351', trunk: '', national: /^[29]\d{8}$/ },
  SE: { calling: '46', trunk: '0', national: /^[1-9]\d{6,8}$/ },
}

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' })

/** Parses a national or international number to E.164 ('+447700900123'), or returns the error. */
export function parsePhoneNumber(typed: string, countryCode: string): { number: string } | { error: string } {
  const country = countryCode.toUpperCase()
  const plan = PLANS[country]
  if (!plan) return { error: `We cannot send texts to the country "${countryCode}"` }
  const national = getNationalDigits(typed, plan)
  return national !== undefined && plan.national.test(national)
    ? { number: `+${plan.calling}${national}` }
    : { error: `This is not a phone number in ${countryNames.of(country)}` }
}

/** The digits without calling code and trunk prefix; undefined for other characters or another country's number. */
function getNationalDigits(typed: string, { calling, trunk }: NumberingPlan): string | undefined {
  const dialled = typed.replaceAll(/[\s().-]/g, '').replace(/^00/, '+')
  if (!/^\+?\d+$/.test(dialled)) return undefined
  if (dialled.startsWith('+'))
    return dialled.startsWith(`+${calling}`) ? removeTrunk(dialled.slice(1 + calling.length), trunk) : undefined
  return removeTrunk(dialled, trunk)
}

/** Removes the trunk prefix, which people also write after the calling code: '+44 (0)7700 …'. */
const removeTrunk = (digits: string, trunk: string) =>
  trunk !== '' && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits
