import { type FlightFilters, passesOne } from '#domain/flights/filters.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { factsOf } from '#domain/flights/offer-facts.ts'
import { allianceNames, alliances } from '#domain/travel/alliances.ts'
import { cabinLabels } from '../../../../products/flight/fare-words.ts'
import { option, section } from '../../../../results/filter-part.ts'
import type { FlagName, FlightSection } from '../flight-parts.ts'
import { counts, everyValue, type Found } from './count-options.ts'

const stopLabels: Record<string, string> = { '0': 'Direct', '1': 'Up to 1 stop', '2': 'Up to 2 stops' }

export function stopsSection(found: Found): FlightSection {
  const most = Object.keys(stopLabels)
  const now = counts(found, 'stops', (offer) => most.filter((stops) => factsOf(offer).stops <= Number(stops)))
  const options = Object.entries(stopLabels).map(([value, label]) => option(now.get(value), value, label))
  return section('Stops', [{ kind: 'one', name: 'stops', options }], { isOpen: true })
}

const fareFlags: [name: FlagName, label: string][] = [
  ['checkedBag', 'Checked bag included'],
  ['cabinBag', 'Cabin bag included'],
  ['refundable', 'Refundable'],
  ['changeable', 'Changeable'],
  ['payLater', 'Can be held, pay later'],
]

/** A switch and its count: the filter's own test decides what passes with it on. */
export function flagOption(found: Found, name: FlagName, label: string) {
  const on: FlightFilters = { ...found.filters, [name]: true }
  const now = counts(found, name, (offer) => (passesOne(offer, name, on) ? ['1'] : []))
  return { ...option(now.get('1'), '1', label), value: name }
}

export function fareSection(found: Found): FlightSection {
  const some = (is: (offer: PricedFlightOffer) => boolean) => found.groups.some((group) => group.offers.some(is))
  const isChosen = found.filters.payLater
  const always = fareFlags.filter(([name]) => name !== 'payLater' || isChosen || some((offer) => offer.holdUntil !== null))
  const flags: typeof fareFlags = some((offer) => offer.isPrivateFare) ? [...always, ['privateFare', 'Corporate fare']] : always
  const options = flags.map(([name, label]) => flagOption(found, name, label))
  return section('Fare', [{ kind: 'flags', options }], { isOpen: true })
}

const cabinNames: Record<string, string> = { ...cabinLabels, mixed: 'Mixed cabins' }

/** Airlines, alliances, cabins and suppliers: multiple choices, if there is more than one. */
export function listSections(found: Found): (FlightSection | null)[] {
  const airlineNames = new Map(found.groups.map(({ cheapest }) => [cheapest.owner, cheapest.ownerName]))
  const titles = new Map(found.suppliers.map((supplier) => [supplier.id, supplier.title]))
  const allianceName = new Map<string, string>(alliances.map((one) => [one, allianceNames[one]]))
  const lists: FlightSection[] = [
    section(
      'Airlines',
      [
        {
          kind: 'many',
          name: 'airlines',
          label: null,
          options: everyValue(
            found,
            'airlines',
            (offer) => [offer.owner],
            (code) => ({ label: airlineNames.get(code) ?? code }),
          ),
        },
      ],
      { isOpen: true },
    ),
    section('Alliance', [
      {
        kind: 'many',
        name: 'alliances',
        label: null,
        options: everyValue(
          found,
          'alliances',
          (offer) => [factsOf(offer).alliance],
          (id) => ({ label: allianceName.get(id) ?? 'None, or several' }),
        ),
      },
    ]),
    section('Cabin', [
      {
        kind: 'many',
        name: 'cabins',
        label: null,
        options: everyValue(
          found,
          'cabins',
          (offer) => [factsOf(offer).cabin],
          (cabin) => ({ label: cabinNames[cabin] ?? cabin }),
        ),
      },
    ]),
    section('Source', [
      {
        kind: 'many',
        name: 'suppliers',
        label: null,
        options:
          titles.size === 0
            ? []
            : everyValue(
                found,
                'suppliers',
                (offer) => [offer.supplier],
                (id) => ({ label: titles.get(id) ?? id }),
              ),
      },
    ]),
  ]
  return lists.map((one) => (one.parts.some((part) => part.kind === 'many' && part.options.length > 1) ? one : null))
}
