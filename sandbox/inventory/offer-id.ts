import { timingSafeEqual } from 'node:crypto'
import { accounts } from './accounts.ts'
import { fareFamilies } from './fare-families.ts'
import { type DatedLeg, datedLeg, type Journey } from './journeys/find-journeys.ts'
import { carriers } from './network/airlines.ts'
import { routeBetween, routeCount } from './network/network.ts'
import { sites } from './network/places.ts'
import type { OfferRecipe, PrivateFareCode, SearchRecipe } from './offer-recipe.ts'
import { passengerIdOf } from './passenger-id.ts'
import { openSeal, TAG_LENGTH } from './seal.ts'
import type { PassengerType } from './wire.ts'

/**
 * `off_` and, in base64url: version, account, issue time, search, passengers, private fare, fare family, then every leg as carrier, ends, departure
 * and selling carrier; then a 12-byte HMAC-SHA256 with a key derived from the seed and the network's size, so that an id is invalid for another
 * sandbox and after a change of the schedule.
 */
const VERSION = 2
const PREFIX = 'off_'
const types: readonly PassengerType[] = ['adult', 'child', 'infant_without_seat']
const networkSize = routeCount()

const sealFor = (seed: string) => openSeal(`offers|${seed}|${networkSize}|${sites.length}`)

const heads = new WeakMap<SearchRecipe, Buffer>()

function headOf(search: SearchRecipe): Buffer {
  const known = heads.get(search)
  if (known) return known
  const bytes: number[] = [VERSION, accounts.findIndex((account) => account.id === search.account.id)]
  for (let shift = 40; shift >= 0; shift -= 8) bytes.push(Math.floor(search.issued / 2 ** shift) % 256)
  bytes.push(...search.stem, search.passengers.length)
  for (const { type, age } of search.passengers) bytes.push(types.indexOf(type), age ?? 255)
  const own = search.passengers.every((passenger, index) => passenger.id === passengerIdOf(search.stem, index))
  bytes.push(own ? 0 : 1)
  if (!own) for (const { id } of search.passengers) pushText(bytes, id)
  const head = Buffer.from(bytes)
  heads.set(search, head)
  return head
}

function pushText(bytes: number[], text: string) {
  const encoded = Buffer.from(text)
  bytes.push(encoded.length, ...encoded)
}

/** The id, and the tag that is part of the ids of the offer's slices and segments. */
export function encodeOfferId(recipe: OfferRecipe): { id: string; tag: string } {
  const bytes: number[] = [recipe.family.index, recipe.privateFare ? 1 : 0]
  if (recipe.privateFare) {
    pushText(bytes, recipe.privateFare.corporate_code ?? '')
    pushText(bytes, recipe.privateFare.tracking_reference ?? '')
    pushText(bytes, recipe.privateFare.tour_code ?? '')
  }
  bytes.push(recipe.owner.index, recipe.journeys.length)
  for (const { legs } of recipe.journeys) {
    const day = legs[0]?.day ?? 0
    bytes.push(legs.length, day >> 8, day & 255)
    for (const { leg, wave, day: legDay } of legs) {
      const { carrier, from, to } = leg.route
      bytes.push(
        carrier.index,
        from.index >> 8,
        from.index & 255,
        to.index >> 8,
        to.index & 255,
        ((legDay - day) << 5) | wave,
        leg.sold.index,
      )
    }
  }
  const payload = Buffer.concat([headOf(recipe.search), Buffer.from(bytes)])
  const tag = sealFor(recipe.search.seed)(payload)
  return { id: PREFIX + Buffer.concat([payload, tag]).toString('base64url'), tag: tag.toString('base64url') }
}

/** Null for an id that this sandbox did not make. */
export function decodeOfferId(id: string, seed: string): OfferRecipe | null {
  if (!id.startsWith(PREFIX) || !/^[\w-]+$/.test(id)) return null
  const sealed = Buffer.from(id.slice(PREFIX.length), 'base64url')
  if (sealed.length <= TAG_LENGTH || PREFIX + sealed.toString('base64url') !== id) return null
  const payload = sealed.subarray(0, -TAG_LENGTH)
  return timingSafeEqual(sealFor(seed)(payload), sealed.subarray(-TAG_LENGTH)) ? readRecipe(payload, seed) : null
}

function readRecipe(payload: Buffer, seed: string): OfferRecipe | null {
  let at = 0
  const byte = () => payload[at++] ?? 0
  const two = () => byte() * 256 + byte()
  const text = () => {
    const length = byte()
    at += length
    return payload.toString('utf8', at - length, at)
  }
  if (byte() !== VERSION) return null
  const account = accounts[byte()]
  let issued = 0
  for (let index = 0; index < 6; index++) issued = issued * 256 + byte()
  const stem = payload.subarray(at, at + 9)
  at += 9
  const listed = Array.from({ length: byte() }, () => ({ type: types[byte()] ?? 'adult', age: byte() }))
  const ownIds = byte() === 0
  const passengers = listed.map(({ type, age }, index) => ({
    id: ownIds ? passengerIdOf(stem, index) : text(),
    type,
    age: age === 255 ? null : age,
  }))
  const family = fareFamilies[byte()]
  const privateFare = byte() === 1 ? readPrivateFare(text(), text(), text()) : null
  const owner = carriers[byte()]
  if (!account || !family || !owner) return null
  const journeys = Array.from({ length: byte() }, () => readJourney(owner, byte, two))
  const complete = journeys.filter((journey) => journey !== null)
  return complete.length === journeys.length
    ? { search: { seed, account, issued, stem, passengers }, owner, journeys: complete, family, privateFare }
    : null
}

const readPrivateFare = (corporate: string, tracking: string, tour: string): PrivateFareCode => ({
  ...(corporate && { corporate_code: corporate }),
  ...(tracking && { tracking_reference: tracking }),
  ...(tour && { tour_code: tour }),
})

function readJourney(owner: (typeof carriers)[number], byte: () => number, two: () => number): Journey | null {
  const count = byte()
  const day = two()
  const legs: DatedLeg[] = []
  for (let index = 0; index < count; index++) {
    const [carrier, from, to, departure, sold] = [carriers[byte()], sites[two()], sites[two()], byte(), carriers[byte()]]
    const route = carrier && from && to && routeBetween(carrier, from, to)
    if (!route || !sold) return null
    legs.push(datedLeg({ route, sold }, departure & 31, day + (departure >> 5)))
  }
  const first = legs[0]
  const last = legs.at(-1)
  if (!first || !last) return null
  const path = { owner, legs: legs.map(({ leg }) => leg), km: legs.reduce((sum, { leg }) => sum + leg.route.km, 0) }
  return { path, legs, departs: first.departs, arrives: last.arrives }
}
