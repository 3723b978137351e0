/** Where an address needs a province (or state, or county): 'code name' by name, by ISO 3166-2. Elsewhere it needs none. */
const PROVINCES: Readonly<Record<string, string>> = {
  US: `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware
    |DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas
    |KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri
    |MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina
    |ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina
    |SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin
    |WY Wyoming`,
  CA: `AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador
    |NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan
    |YT Yukon`,
  IE: `CW Carlow|CN Cavan|CE Clare|CO Cork|DL Donegal|D Dublin|G Galway|KY Kerry|KE Kildare|KK Kilkenny|LS Laois
    |LM Leitrim|LK Limerick|LD Longford|LH Louth|MO Mayo|MH Meath|MN Monaghan|OY Offaly|RN Roscommon|SO Sligo
    |TA Tipperary|WD Waterford|WH Westmeath|WX Wexford|WW Wicklow`,
  ES: `C A Coruña|VI Álava|AB Albacete|A Alicante|AL Almería|O Asturias|AV Ávila|BA Badajoz|PM Balears|B Barcelona
    |BU Burgos|CC Cáceres|CA Cádiz|S Cantabria|CS Castellón|CE Ceuta|CR Ciudad Real|CO Córdoba|CU Cuenca|GI Girona
    |GR Granada|GU Guadalajara|SS Gipuzkoa|H Huelva|HU Huesca|J Jaén|LO La Rioja|GC Las Palmas|LE León|L Lleida|LU Lugo
    |M Madrid|MA Málaga|ML Melilla|MU Murcia|NA Navarra|OR Ourense|P Palencia|PO Pontevedra|SA Salamanca
    |TF Santa Cruz de Tenerife|SG Segovia|SE Sevilla|SO Soria|T Tarragona|TE Teruel|TO Toledo|V Valencia|VA Valladolid
    |BI Bizkaia|ZA Zamora|Z Zaragoza`,
  PT: `PT-20 Açores|PT-01 Aveiro|PT-02 Beja|PT-03 Braga|PT-04 Bragança|PT-05 Castelo Branco|PT-06 Coimbra|PT-07 Évora
    |PT-08 Faro|PT-09 Guarda|PT-10 Leiria|PT-11 Lisboa|PT-30 Madeira|PT-12 Portalegre|PT-13 Porto|PT-14 Santarém
    |PT-15 Setúbal|PT-16 Viana do Castelo|PT-17 Vila Real|PT-18 Viseu`,
}

export type Province = { code: string; name: string }

/** A country's provinces in alphabetical order; none where addresses have none. */
export function provincesOf(countryCode: string): Province[] {
  const listed = PROVINCES[countryCode.toUpperCase()]?.split('|') ?? []
  return listed
    .map((entry) => {
      const [code = '', ...name] = entry.trim().split(' ')
      return { code, name: name.join(' ') }
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
