import type { ShopFlightPrice, ShopStayPrice } from '#contract/shop.ts'
import { formatDate } from '#domain/dates.ts'
import type { Money } from '#domain/money/money.ts'
import { askApi } from '../ask-api.ts'
import { written } from './chosen-currency.ts'

/** The price of a search, formatted like the page's own. */
function priceElement(name: 'strong' | 'span', money: Money): HTMLElement {
  const price = document.createElement(name)
  price.textContent = written(money)
  price.dataset.minor = String(money.amount)
  price.dataset.currency = money.currency
  return price
}

/** Links of the same entry to a search get the dates of its price. */
function leadToDays(entry: HTMLElement, days: Record<string, string>): void {
  const [name = ''] = Object.keys(days)
  for (const link of entry.closest('li')?.querySelectorAll<HTMLAnchorElement>(`a[href*="${name}="]`) ?? []) {
    const to = new URL(link.href)
    for (const [key, day] of Object.entries(days)) to.searchParams.set(key, day)
    link.href = to.href
  }
}

/** The lowest cached price of each route, and its dates. A route that was not searched has no price. */
export async function showFares(): Promise<void> {
  const routes = [...document.querySelectorAll<HTMLElement>('[data-fare-of]')]
  if (routes.length === 0) return
  const known: ShopFlightPrice[] = await (await askApi('/shop/flight-prices')).json()
  for (const route of routes) {
    const found = known.find(({ from, to }) => `${from}-${to}` === route.dataset.fareOf)
    if (!found) continue
    const days = `${formatDate(found.depart)} to ${formatDate(found.return)}, found ${formatDate(found.foundOn)}`
    route.append('from ', priceElement('strong', found.total), ` for one adult, ${days}`)
    leadToDays(route, { depart: found.depart, return: found.return })
  }
}

/** The lowest cached room price of each place on this page. The page is shared, and prices change. */
export async function showRoomPrices(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-rooms-in]')]
  if (places.length === 0) return
  const known: ShopStayPrice[] = await (await askApi('/shop/stay-prices')).json()
  for (const place of places) {
    const found = known.find(({ location }) => location === place.dataset.roomsIn?.trim())
    if (!found) continue
    const { perNight, checkIn, checkOut } = found
    const days = `${formatDate(checkIn)} to ${formatDate(checkOut)}`
    place.append(' · rooms from ', priceElement('span', perNight), ` a night, ${days}`)
    leadToDays(place, { checkIn, checkOut })
  }
}
