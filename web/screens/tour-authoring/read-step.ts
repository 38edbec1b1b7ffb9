import { allTourSteps } from '#domain/authored-tours/steps.ts'
import { emptyOption } from '#domain/authored-tours/empty-tour.ts'
import { dayAt, formatDate } from '#domain/dates.ts'
import { homePoint } from '#domain/travel/home-of.ts'
import type { Api } from '#contract/index.ts'
import type { Session } from '../../session.ts'
import { stepOfPath } from './tour-address.ts'

const sellerOption = ({ id, name, lastCallAt }: Awaited<ReturnType<Api['ownTours']['sellers']>>['items'][number]) => ({
  value: id,
  label: lastCallAt ? `${name}, last call ${formatDate(lastCallAt)}` : `${name}, no call yet`,
})

/** What a step shows: the tour, the option, and the lists of its fields. */
export async function readStep(api: Api, { regional }: Session, url: URL) {
  const step = stepOfPath(url.pathname)
  const tour = await api.ownTours.get({ id: url.searchParams.get('tour') ?? '' })
  const options = tour.tour.options
  const option = options.find(({ id }) => id === url.searchParams.get('option')) ?? options[0] ?? null
  const { latitude, longitude } = homePoint(regional)
  const needsCountries = ['location', 'availability/price', 'availability/add-on'].includes(step.path)
  const countries = needsCountries ? await api.places.countries() : []
  const codes = countries.flatMap(({ currency }) => currency?.code ?? []).sort()
  return {
    path: step.path,
    at: allTourSteps.indexOf(step),
    own: tour,
    option: option ?? emptyOption('', ''),
    hasOption: option !== null,
    start: { latitude, longitude },
    currency: regional.currency,
    today: dayAt(new Date(), regional.zone),
    countries: countries.map(({ code, name }) => ({ value: code, label: name })),
    currencies: [...new Set([regional.currency, ...codes])].map((code) => ({ value: code, label: code })),
    sellers: step.path === 'connectivity' ? (await api.ownTours.sellers()).items.map(sellerOption) : [],
    resources: step.path === 'availability/capacity' ? (await api.tourResources.list()).items : [],
  }
}
export type ReadStep = Awaited<ReturnType<typeof readStep>>
