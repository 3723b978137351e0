/** Spec 3: "Country list entry: alpha2, alpha3, countryName, phone prefix". */
type Country = { alpha2: string; alpha3: string; countryName: string; phonePrefix: string }

/** 'alpha2 alpha3 calling code' of the countries that the three stores know. */
const ROWS = `
  GB GBR 44|US USA 1|IE IRL 353|AT AUT 43|AU AUS 61|BE BEL 32|BG BGR 359|CA CAN 1|CH CHE 41|CY CYP 357|CZ CZE 420
  |DE DEU 49|DK DNK 45|EE EST 372|ES ESP 34|FI FIN 358|FR FRA 33|GG GGY 44|GI GIB 350|GR GRC 30|HK HKG 852|HR HRV 385
  |HU HUN 36|IM IMN 44|IS ISL 354|IT ITA 39|JE JEY 44|JP JPN 81|LI LIE 423|LT LTU 370|LU LUX 352|LV LVA 371|MC MCO 377
  |MT MLT 356|NL NLD 31|NO NOR 47|NZ NZL 64|PL POL 48|PT PRT 351|RO ROU 40|SE SWE 46|SG SGP 65|SI SVN 386|SK SVK 421
  |AE ARE 971|ZA ZAF 27`

const names = new Intl.DisplayNames('en-GB', { type: 'region' })

/** All countries, sorted by English name. */
export const COUNTRIES: readonly Country[] = ROWS.split('|')
  .map((row) => {
    const [alpha2 = '', alpha3 = '', calling = ''] = row.trim().split(' ')
    return { alpha2, alpha3, countryName: names.of(alpha2) ?? alpha2, phonePrefix: `+${calling}` }
  })
  .sort((one, other) => one.countryName.localeCompare(other.countryName, 'en'))
