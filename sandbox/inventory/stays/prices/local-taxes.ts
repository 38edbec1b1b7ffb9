import { currencies } from '../../../frankfurter/currency-table.ts'
import { chance } from '../world/draw.ts'
import type { Property } from '../world/property.ts'
import { currencyOf } from '../world/write-address.ts'

interface TaxRow {
  /** Share of the net price that is tax, collected with it. */
  included: number
  /** US cents for each night, due at the property: for each person, or for each room, by stars from one to five. */
  person?: readonly [number, number, number, number, number]
  room?: readonly [number, number, number, number, number]
  /** Share of the net price due at the property, where it is charged separately. */
  share?: number
  says?: string
}

const usual: TaxRow = { included: 0.12 }

/** Local taxes by country. The figures are synthetic, near the real ones. */
const rows: Record<string, TaxRow> = {
  NG: { included: 0.075, share: 0.05, says: 'Consumption tax' },
  GH: { included: 0.175, share: 0.01, says: 'Tourism levy' },
  KE: { included: 0.16, share: 0.02, says: 'Tourism levy' },
  ZA: { included: 0.15, share: 0.01, says: 'Tourism levy' },
  TZ: { included: 0.18, person: [100, 100, 150, 200, 300], says: 'Infrastructure tax' },
  RW: { included: 0.18, share: 0.03, says: 'Tourism levy' },
  MA: { included: 0.1, person: [80, 120, 180, 280, 400], says: 'City and promotion tax' },
  EG: { included: 0.14, share: 0.12, says: 'Service charge' },
  TN: { included: 0.07, person: [30, 60, 130, 260, 390], says: 'Stay tax' },
  CV: { included: 0.1, person: [220, 220, 220, 220, 220], says: 'Tourist tax' },
  MU: { included: 0.15, person: [340, 340, 340, 340, 340], says: 'Tourist fee' },
  SC: { included: 0.15, person: [180, 180, 540, 700, 700], says: 'Environment levy' },
  MV: { included: 0.16, person: [600, 600, 1_200, 1_200, 1_200], says: 'Green tax' },
  AE: { included: 0.05, room: [190, 270, 270, 400, 540], says: 'Tourism dirham' },
  SA: { included: 0.15 },
  QA: { included: 0, share: 0.05, says: 'Municipality fee' },
  OM: { included: 0.05, share: 0.09, says: 'Municipality and tourism fees' },
  JO: { included: 0.08, share: 0.05, says: 'Service charge' },
  TR: { included: 0.1, share: 0.02, says: 'Accommodation tax' },
  FR: { included: 0.1, person: [180, 320, 560, 890, 1_180], says: 'Taxe de séjour' },
  IT: { included: 0.1, person: [400, 500, 700, 800, 1_100], says: 'City tax' },
  DE: { included: 0.07, person: [150, 220, 280, 350, 450], says: 'City tax' },
  AT: { included: 0.1, person: [180, 240, 300, 340, 380], says: 'Local tax' },
  CH: { included: 0.038, person: [280, 310, 330, 380, 480], says: 'City tax' },
  NL: { included: 0.09, share: 0.125, says: 'Tourist tax' },
  BE: { included: 0.06, room: [300, 420, 480, 530, 530], says: 'City tax' },
  ES: { included: 0.1, person: [130, 150, 210, 330, 540], says: 'Tourist tax' },
  PT: { included: 0.06, person: [430, 430, 430, 430, 430], says: 'Tourist tax' },
  GR: { included: 0.13, room: [220, 220, 540, 1_080, 1_620], says: 'Climate resilience fee' },
  HR: { included: 0.13, person: [140, 150, 160, 190, 220], says: 'Sojourn tax' },
  CZ: { included: 0.12, person: [200, 200, 200, 200, 200], says: 'City fee' },
  HU: { included: 0.05, share: 0.04, says: 'Tourism tax' },
  GB: { included: 0.2 },
  US: { included: 0.148, room: [0, 0, 0, 2_400, 4_500], says: 'Facility fee' },
  CA: { included: 0.16 },
  MX: { included: 0.19, room: [150, 150, 220, 300, 380], says: 'Environmental fee' },
  DO: { included: 0.28 },
  JP: { included: 0.1, person: [70, 70, 130, 130, 130], says: 'Accommodation tax' },
  TH: { included: 0.17 },
  ID: { included: 0.21 },
  MY: { included: 0.08, room: [240, 240, 240, 240, 240], says: 'Tourism tax' },
  IN: { included: 0.12 },
}

const taxOf = ({ city }: Property): TaxRow => rows[city.country] ?? usual

/** Share of the net price that is collected as tax. */
export const includedTax = (property: Property): number => taxOf(property).included

export interface DueInput {
  /** US cents of the rate before tax. */
  netUsd: number
  nights: number
  rooms: number
  /** Guests of an age that pays. */
  people: number
}

/** The amount due at the property, in the local currency; `amount` is in major units as text. */
export function dueAtProperty(property: Property, { netUsd, nights, rooms, people }: DueInput) {
  const row = taxOf(property)
  const tier = property.stars - 1
  const share = row.share && chance(property.seed, 'leaves out') < 0.6 ? row.share * netUsd : 0
  const cents = (row.person?.[tier] ?? 0) * nights * people + (row.room?.[tier] ?? 0) * nights * rooms + share
  const code = currencyOf(property.city.country)
  const currency = currencies.get(code) ?? { code: 'USD', decimals: 2, perDollar: 1 }
  return {
    amount: ((cents / 100) * currency.perDollar).toFixed(currency.decimals),
    currency: currency.code,
    says: cents > 0 ? (row.says ?? 'Local tax') : null,
  }
}
