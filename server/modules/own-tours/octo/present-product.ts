import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import { asOption, type OwnTour } from '#domain/authored-tours/sale/as-tour.ts'
import { dayAt } from '#domain/dates.ts'
import type { TourReview } from '#domain/tours/review.ts'
import type { TourQuestion, TourUnit } from '#domain/tours/tour.ts'
import { priceOwn } from '../bookings/price-own.ts'
import { octoMoney } from './octo-money.ts'
import type { OctoRequest } from './octo-request.ts'
import { presentContent, presentReviews } from './present-content.ts'

/** OCTO has its own names of these. */
const types: Partial<Record<TourUnit['kind'], string>> = {
  adult: 'ADULT',
  senior: 'SENIOR',
  youth: 'YOUTH',
  student: 'STUDENT',
  child: 'CHILD',
  infant: 'INFANT',
  family: 'FAMILY',
  military: 'MILITARY',
}

const questions = (all: readonly TourQuestion[], of: TourQuestion['of']) =>
  all
    .filter((one) => one.of === of)
    .map(({ id, isRequired, label, help, kind, choices }) => ({
      id,
      required: isRequired,
      label,
      description: help,
      inputType: kind,
      selectOptions: choices,
    }))

interface OfOption {
  request: OctoRequest
  own: OwnTour
  option: AuthoredOption
}

/** The price of one on the day of the request. */
function fromPrice({ request: { ctx, seller }, own, option }: OfOption, unitId: string) {
  const day = dayAt(ctx.now(), own.tour.location.zone)
  const price = priceOwn({ ctx, seller, option, day }, [{ unitId, quantity: 1 }])
  return price ? [octoMoney(seller, price.total)] : []
}

function presentUnit(of: OfOption, unit: TourUnit, asked: readonly TourQuestion[]) {
  const { has } = of.request
  return {
    id: unit.id,
    internalName: unit.title,
    reference: unit.id,
    type: types[unit.kind] ?? 'OTHER',
    restrictions: {
      minAge: unit.minAge,
      maxAge: unit.maxAge,
      idRequired: false,
      minQuantity: unit.minQuantity,
      maxQuantity: unit.maxQuantity,
      paxCount: unit.admits,
      accompaniedBy: unit.accompaniedBy,
    },
    requiredContactFields: [],
    ...(has.has('octo/content') && {
      title: unit.title,
      shortDescription: `${unit.minAge} to ${unit.maxAge} years`,
      features: [],
    }),
    ...(has.has('octo/pricing') && of.option.price.per === 'person' && { pricingFrom: fromPrice(of, unit.id) }),
    ...(has.has('octo/questions') && { questions: questions(asked, 'person') }),
  }
}

const MINUTES_PER_HOUR = 60

/** The terms that `cancellationCutoff` does not state: refunds of a part, or of nothing. */
function termsOf({ setup: { cancellation } }: AuthoredOption): string[] {
  if (cancellation.length === 0) return ['Not refundable.']
  return cancellation
    .filter(({ refundPercent }) => refundPercent < 100)
    .map(({ minutesBefore, refundPercent }) => `${refundPercent} % back until ${minutesBefore / MINUTES_PER_HOUR} hours before.`)
}

export function presentOption(of: OfOption, at: number) {
  const { option, request } = of
  const { has } = request
  const sold = asOption(option, at)
  const cutoff = sold.freeCancellationMinutes
  const [first] = sold.units
  return {
    id: option.id,
    default: sold.isDefault,
    internalName: option.name,
    reference: option.id,
    availabilityLocalStartTimes: sold.kind === 'opening-hours' ? ['00:00'] : sold.startTimes,
    cancellationCutoff: cutoff === null ? 'Non-refundable' : `${cutoff / MINUTES_PER_HOUR} hours`,
    cancellationCutoffAmount: cutoff ?? 0,
    cancellationCutoffUnit: 'minute',
    requiredContactFields: ['firstName', 'lastName'],
    restrictions: { minUnits: sold.minUnits, maxUnits: sold.maxUnits },
    units: sold.units.map((unit) => presentUnit(of, unit, sold.questions)),
    ...(has.has('octo/pricing') && option.price.per === 'group' && { pricingFrom: first ? fromPrice(of, first.id) : [] }),
    ...(has.has('octo/content') && {
      title: option.name,
      shortDescription: option.description || null,
      description: option.description || null,
      features: termsOf(option).map((shortDescription) => ({ type: 'CANCELLATION_TERM', shortDescription })),
      faqs: [],
      media: [],
      locations: [],
      categoryLabels: [],
      durationMinutesFrom: sold.durationMinutes,
      durationMinutesTo: sold.durationMinutes,
      commentary: [],
    }),
    ...(has.has('octo/pickups') && {
      pickupRequired: sold.pickup === 'required',
      pickupAvailable: sold.pickup !== 'none',
      pickupPoints: sold.pickupPoints.map(({ id, name, address, directions, latitude, longitude }) => ({
        id,
        name,
        directions,
        address,
        latitude,
        longitude,
        googlePlaceId: null,
        street: null,
        postal: null,
        locality: of.own.tour.location.city,
        region: null,
        state: null,
        country: of.own.tour.location.country || null,
      })),
    }),
    ...(has.has('octo/questions') && { questions: questions(sold.questions, 'booking') }),
  }
}

/** A published tour as a product of OCTO. */
export function presentProduct(request: OctoRequest, own: OwnTour, reviews: readonly TourReview[] = []) {
  const { has } = request
  const { options, name, location } = own.tour
  const isInstant = options.every(({ capacity }) => capacity.mode !== 'on-request')
  const currencies = [...new Set(options.flatMap(({ price }) => price.lists.map(({ currency }) => currency)))]
  return {
    id: own.id,
    internalName: name.title,
    reference: name.reference || null,
    locale: 'en',
    timeZone: location.zone,
    allowFreesale: options.some(({ capacity }) => capacity.mode === 'freesale'),
    instantConfirmation: isInstant,
    instantDelivery: isInstant,
    availabilityRequired: true,
    availabilityType: options[0]?.setup.kind === 'opening-hours' ? 'OPENING_HOURS' : 'START_TIME',
    deliveryFormats: ['QRCODE'],
    deliveryMethods: ['TICKET'],
    redemptionMethod: 'DIGITAL',
    options: options.map((option, at) => presentOption({ request, own, option }, at)),
    ...(has.has('octo/pricing') && {
      defaultCurrency: currencies.find((one) => one === request.ctx.regional.currency) ?? currencies[0] ?? null,
      availableCurrencies: currencies,
      pricingPer: options[0]?.price.per === 'group' ? 'BOOKING' : 'UNIT',
    }),
    ...(has.has('octo/content') && { ...presentContent(own, request), ...presentReviews(own, reviews) }),
  }
}
