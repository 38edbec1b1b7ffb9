import { expect, it, vi } from 'vitest'
import { defaultSettings, styleChoices } from '#domain/site/settings.ts'
import { noStayFilters, stayRules } from '#domain/stays/filters.ts'
import { groupRooms } from '#domain/stays/rooms/group-rooms.ts'
import { rate } from '#domain/stays/rooms/rate.fixture.ts'
import { stayFromParams } from '#domain/stays/search-params.ts'
import { reachOf } from '#domain/stays/search-rules.ts'
import { loadConfig } from '#server/config.ts'
import { integrationsConfig } from '#server/integrations-config.ts'
import { withinChunkTimeout } from '#web/kit/lazy-chunk.tsx'
import { stayView } from '#web/screens/stays/results/stay-view.ts'
import { theme } from '#web/theme.ts'

/** Values are written from the specification. */

it('a site has each setting that the specification names', () => {
  const named = `layoutType logoImage primaryColor secondaryColor buttonColor fontFamily header listing searchbar mobileSearchbar footer offerFilter
    hero flightOfferSort selectedPages activeProducts paymentMethods heroImageStyle homeLayoutStyle`
  expect(named.split(/\s+/).filter((name) => !Object.hasOwn(defaultSettings, name))).toEqual([])
})

it('the home layout is boxed or full-width, and the hero image contain, cover or auto', () => {
  expect(Object.keys(styleChoices.homeLayoutStyle).toSorted()).toEqual(['boxed', 'full-width'])
  expect(Object.keys(styleChoices.heroImageStyle).toSorted()).toEqual(['auto', 'contain', 'cover'])
})

it('stays are filtered by everything that the specification names', () => {
  const named = {
    cancellation: 'freeCancellation=1',
    propertyName: 'propertyName=Eko',
    landmark: 'landmark=Bar+Beach',
    rating: 'rating=5',
    guestRating: 'guestRating=8',
    amenities: 'amenities=wifi',
    board: 'board=breakfast',
    zone: 'zone=Ikeja',
    accomodationType: 'accommodationType=hotel',
    establishmentProfile: 'establishmentProfile=business',
    proximityOn: 'anywhere=1',
    radius: 'within=3',
    'min price': 'minPrice=100',
    'max price': 'maxPrice=900',
  }
  for (const [name, address] of Object.entries(named))
    expect(stayRules.fromParams(new URLSearchParams(address)), name).not.toEqual(noStayFilters)
})

it('stays are sorted by recommendation by default', () => {
  expect(stayView.read(new URLSearchParams()).sort).toBe('suggestion')
})

it('results around a point have a radius of 10 kilometres by default', () => {
  const { radiusKm } = stayFromParams(new URLSearchParams())
  expect(reachOf({ destination: { extentKm: null }, radiusKm: radiusKm ?? null })).toBe(10)
  expect(stayFromParams(new URLSearchParams('radius=5')).radiusKm).toBe(5)
})

it('of equally cheap rates of a room the one paid now is first', () => {
  const property = rate({ id: 'property', payWhen: 'property', payNow: { amount: 0, currency: 'USD' } })
  const now = rate({ id: 'now', payWhen: 'now' })
  for (const rates of [
    [property, now],
    [now, property],
  ])
    expect(groupRooms(rates)[0]?.rates.map(({ payWhen }) => payWhen)).toEqual(['now', 'property'])
})

it.each([1, 3, 4, 5, 6, 7, 8, 9, 10])(
  'each exception supplier of stays is called at its configured address: StayX%i',
  (number) => {
    const config = loadConfig({ STAY_SUPPLIERS: `stayx${number}` })
    expect(integrationsConfig(config).staySuppliers.map(({ title }) => title)).toEqual([`StayX${number}`])
  },
)

it('the primary colour of the dashboard is #0067FF', () => {
  const { primaryColor = '', primaryShade, colors } = theme
  const shade = typeof primaryShade === 'object' ? primaryShade.light : primaryShade
  expect(colors?.[primaryColor]?.[shade ?? 6]).toBe('#0067ff')
})

it('a part of a page that does not arrive fails after 120 seconds, and not earlier', async () => {
  vi.useFakeTimers()
  const failed = vi.fn()
  withinChunkTimeout(() => new Promise(() => undefined)).catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
