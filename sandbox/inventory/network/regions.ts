/** Countries by the region names of the network table. Nigeria is in none: its airports are served only where named. */
const members: Record<string, string> = {
  waf: 'GH CI SN BJ TG BF ML NE GM GN GW LR SL CV MR',
  caf: 'CM GA CG CD GQ CF TD ST AO',
  eaf: 'ET KE UG RW BI TZ DJ SO ER SS SD SC MU MG KM YT RE',
  saf: 'ZA NA BW ZW ZM MW MZ LS SZ',
  naf: 'EG MA DZ TN LY',
  gulf: 'AE QA SA KW BH OM',
  lev: 'JO LB IL IQ IR SY YE TR CY',
  cau: 'GE AM AZ',
  eu: 'GB GG JE IM GI IE FR BE NL LU DE CH AT ES PT IT MT GR HR SI BA RS ME MK AL XK DK SE NO SJ FI IS FO EE LV LT PL CZ SK HU RO BG MD CY',
  cis: 'RU BY KZ UZ KG TJ TM GE AM AZ',
  sas: 'IN PK BD LK NP BT MV',
  sea: 'SG MY TH VN KH LA MM ID PH BN TL',
  eas: 'CN HK MO TW JP KR MN',
  cam: 'BM GT BZ SV HN NI CR PA CU JM BS DO HT PR VI KY TC AG BB LC GD VC KN DM TT AW CW BQ SX GP MQ',
  sam: 'BR AR CL PE CO EC VE BO PY UY GY SR GF',
  us: 'US',
  gb: 'GB',
}

const countries = new Map(Object.entries(members).map(([region, list]) => [region, new Set(list.split(' '))]))

/** Whether a country is the named region, or within it. */
export const liesIn = (country: string, region: string): boolean =>
  country === region || (countries.get(region)?.has(country) ?? false)
