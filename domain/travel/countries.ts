import { continents, getCountryDataList, languages } from 'countries-list'
import { currencies } from 'countries-list/currencies'

/** A row of the country table (specification section 3). It is too large for browsers: forms get the columns that they show. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string
  /** ISO 3166-1 alpha-3, as in passports. */
  iso3: string
  name: string
  /** Null if there is none, as in Antarctica; so are currency and language. */
  capital: string | null
  /** The continent. */
  region: string
  currency: Currency | null
  language: string | null
  /** ISO 639-1. */
  languageCode: string | null
  /** The address of its picture. */
  flag: string
}

export interface Currency {
  /** ISO 4217. */
  code: string
  name: string
  symbol: string
}

/** Units of account that ISO 4217 lists for a country; nobody pays in them. */
const funds: ReadonlySet<string> = new Set(['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'USS', 'UYI', 'UYW'])

const currencyTable = new Map<string, Currency>(
  Object.entries(currencies).map(([code, { name, symbol }]) => [code, { code, name, symbol }]),
)

/** The currency of an ISO 4217 code; undefined for any other text. */
export const findCurrency = (code: string): Currency | undefined => currencyTable.get(code)

/** Every country and territory, by name. */
export const countries: readonly Country[] = getCountryDataList()
  .map(({ iso2, iso3, name, capital, continent, currency, languages: spoken }) => {
    const money = currency.find((code) => !funds.has(code))
    const [language] = spoken
    return {
      code: iso2,
      iso3,
      name,
      capital: capital || null,
      region: continents[continent],
      currency: (money && currencyTable.get(money)) ?? null,
      language: language ? languages[language].name : null,
      languageCode: language ?? null,
      flag: `/flags/${iso2}.svg`,
    }
  })
  .toSorted((a, b) => a.name.localeCompare(b.name))

const byCode = new Map(countries.map((country) => [country.code, country]))

/** The country of an ISO 3166 code; undefined for any other text. */
export const findCountry = (code: string): Country | undefined => byCode.get(code)
