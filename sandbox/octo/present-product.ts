import { landmarksOf } from '../inventory/stays/world/landmarks.ts'
import { bookingPrice, type Price, type UnitRow, unitPrice, unitsOf } from '../inventory/tours/prices.ts'
import { tell, type TourOptionRow, type TourProduct } from '../inventory/tours/products.ts'
import { questionOf } from '../inventory/tours/themes.ts'
import { presentContent } from './present-content.ts'

export const capabilities = ['octo/pricing', 'octo/content', 'octo/pickups', 'octo/questions'] as const
export type Capability = (typeof capabilities)[number]

export interface Presenting {
  has: ReadonlySet<Capability>
  baseUrl: string
  /** The day of "from" prices. */
  day: string
}

export const money = ({ original, retail, net }: Price, { supplier }: TourProduct) => ({
  original,
  retail,
  net,
  currency: supplier.currency,
  currencyPrecision: 2,
  includedTaxes: [],
})

const questions = (product: TourProduct, of: 'unit' | 'booking') =>
  product.theme.questions.flatMap((key) => {
    const row = questionOf(key)
    if (row?.of !== of) return []
    const { label, required, inputType, options = [] } = row
    return {
      id: key,
      required,
      label,
      description: null,
      inputType,
      selectOptions: options.map((value) => ({ label: value, value })),
    }
  })

const pickupPoints = ({ city, theme }: TourProduct) =>
  theme.pickup === 'none'
    ? []
    : landmarksOf(city)
        .filter(({ type }) => ['station', 'market', 'airport', 'convention_centre'].includes(type))
        .map(({ name, type, lat, lng }) => ({
          id: type,
          name,
          directions: 'At the main entrance.',
          address: `${name}, ${city.name}`,
          latitude: lat,
          longitude: lng,
          googlePlaceId: null,
          street: null,
          postal: null,
          locality: city.name,
          region: city.region,
          state: null,
          country: city.country,
        }))

function presentUnit(product: TourProduct, option: TourOptionRow, unit: UnitRow, { has, day }: Presenting) {
  const { per } = product.theme
  return {
    id: unit.id,
    internalName: unit.title,
    reference: unit.id,
    type: unit.type,
    restrictions: {
      minAge: unit.minAge,
      maxAge: unit.maxAge,
      idRequired: unit.type === 'SENIOR',
      minQuantity: null,
      maxQuantity: null,
      paxCount: 1,
      accompaniedBy: unit.accompaniedBy,
    },
    requiredContactFields: product.theme.onRequest ? ['firstName', 'lastName'] : [],
    ...(has.has('octo/content') && {
      title: unit.title,
      shortDescription: `${unit.minAge} to ${unit.maxAge} years`,
      features: [],
    }),
    ...(has.has('octo/pricing') && per === 'UNIT' && { pricingFrom: [money(unitPrice(product, option, unit, day), product)] }),
    ...(has.has('octo/questions') && { questions: questions(product, 'unit') }),
  }
}

/** The most people of one booking. */
function mostUnits({ theme }: TourProduct, { id }: TourOptionRow): number | null {
  if (id === 'SMALL') return 6
  return theme.private ? theme.capacity : 15
}

function presentOption(product: TourProduct, option: TourOptionRow, presenting: Presenting) {
  const { theme } = product
  const { has, day } = presenting
  const hours = theme.refundHours ?? 0
  return {
    id: option.id,
    default: option.id === 'DEFAULT',
    internalName: option.title,
    reference: option.id,
    availabilityLocalStartTimes: theme.kind === 'OPENING_HOURS' ? ['00:00'] : option.times,
    cancellationCutoff: theme.refundHours === null ? 'Non-refundable' : `${hours} hours`,
    cancellationCutoffAmount: hours,
    cancellationCutoffUnit: 'hour',
    requiredContactFields: ['firstName', 'lastName', 'emailAddress', 'phoneNumber'],
    restrictions: { minUnits: 1, maxUnits: mostUnits(product, option) },
    units: unitsOf(product).map((unit) => presentUnit(product, option, unit, presenting)),
    ...(has.has('octo/pricing') &&
      theme.per === 'BOOKING' && { pricingFrom: [money(bookingPrice(product, option, day), product)] }),
    ...(has.has('octo/content') && {
      title: option.title,
      shortDescription: option.text,
      description: null,
      features: theme.refundHours === null ? [{ type: 'CANCELLATION_TERM', shortDescription: 'Not refundable.' }] : [],
      faqs: [],
      media: [],
      locations: [],
      categoryLabels: [],
      durationMinutesFrom: theme.minutes,
      durationMinutesTo: theme.minutes,
      commentary: [],
    }),
    ...(has.has('octo/pickups') && {
      pickupRequired: theme.pickup === 'required',
      pickupAvailable: theme.pickup !== 'none',
      pickupPoints: pickupPoints(product),
    }),
    ...(has.has('octo/questions') && { questions: questions(product, 'booking') }),
  }
}

/** A product in the form of OCTO. */
export function presentProduct(product: TourProduct, presenting: Presenting) {
  const { theme, city, supplier } = product
  const { has } = presenting
  return {
    id: product.id,
    internalName: tell(product, theme.title),
    reference: product.id,
    locale: 'en',
    timeZone: city.zone.name,
    allowFreesale: theme.freesale,
    instantConfirmation: !theme.onRequest,
    instantDelivery: !theme.onRequest,
    availabilityRequired: true,
    availabilityType: theme.kind,
    deliveryFormats: ['QRCODE', 'PDF_URL'],
    deliveryMethods: [theme.vouchers === 'each' ? 'TICKET' : 'VOUCHER'],
    redemptionMethod: theme.onRequest ? 'MANIFEST' : 'DIGITAL',
    options: product.options.map((option) => presentOption(product, option, presenting)),
    ...(has.has('octo/pricing') && {
      defaultCurrency: supplier.currency,
      availableCurrencies: [supplier.currency],
      pricingPer: theme.per,
    }),
    ...(has.has('octo/content') && presentContent(product, presenting)),
  }
}
