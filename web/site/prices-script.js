// Prices of pages that everybody shares: in the visitor's currency, and those that searches found. The pages stand without them.

const english = { group: ',', decimal: '.', above: 3, from: 4 }
const plain = new Intl.NumberFormat('en', { useGrouping: false, minimumFractionDigits: 2, maximumFractionDigits: 2 })

showPrices()

/** Prices of a page that everybody shares stand in the agency's currency. Who chose another one here reads them in that (as kit/money.tsx writes them). */
function showPrices() {
  let currency = null
  let base = null
  let rate = 0
  try {
    currency = localStorage.getItem('currency')
    rate = Number(localStorage.getItem('currencyRate'))
    base = localStorage.getItem('currencyBase')
  } catch {
    // Nothing is known of who keeps nothing.
  }
  if (!/^[A-Z]{3}$/.test(currency ?? '') || currency === base || !(rate > 0)) return
  const minor = minorOf(currency)
  // A rate that was chosen at another agency is told in its currency.
  for (const price of document.querySelectorAll(`[data-minor][data-currency="${base}"]`)) {
    const worth = price.dataset.minor / minorOf(base) / rate
    price.textContent = written({ amount: Math.round(worth * minor), currency })
  }
}

/** Minor units in one unit of a currency. */
function minorOf(currency) {
  return 10 ** new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
}

/** As the server writes amounts (domain/numbers.ts), in the agency's style where it is not that of the specification. */
function written({ amount, currency }) {
  const { group, decimal, above, from } = { ...english, ...JSON.parse(document.documentElement.dataset.numbers ?? '{}') }
  const [whole, fraction] = plain.format(amount / minorOf(currency)).split('.')
  const digits = whole.replace('-', '')
  const grouped = digits.length < from ? digits : digits.replace(new RegExp(`\\B(?=(?:\\d{${above}})*\\d{3}$)`, 'g'), group)
  return `${currency} ${whole.startsWith('-') ? '-' : ''}${grouped}${decimal}${fraction}`
}

/** A price that a search found, as the page's own are marked. */
function priceElement(name, { amount, currency }) {
  const price = document.createElement(name)
  price.textContent = written({ amount, currency })
  price.dataset.minor = amount
  price.dataset.currency = currency
  return price
}

const routes = [...document.querySelectorAll('[data-fare-of]')]
if (routes.length > 0) showFares()

/** `2027-01-12` as `12 Jan 2027`. */
function dayOf(text) {
  return new Date(`${text}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** The lowest price that a search found on each route, and when; the link leads to its days. A route that nobody searched has no price. */
async function showFares() {
  try {
    const answer = await window.fetch(`${document.documentElement.dataset.api ?? ''}/api/shop/flight-prices`)
    const known = answer.ok ? await answer.json() : []
    for (const route of routes) {
      const found = known.find(({ from, to }) => `${from}-${to}` === route.dataset.fareOf)
      if (!found) continue
      const price = priceElement('strong', found.total)
      route.append(
        'from ',
        price,
        ` for one adult, ${dayOf(found.depart)} to ${dayOf(found.return)}, found ${dayOf(found.foundOn)}`,
      )
      for (const link of route.closest('li').querySelectorAll('a[href*="depart="]')) {
        const to = new URL(link.href)
        to.searchParams.set('depart', found.depart)
        to.searchParams.set('return', found.return)
        link.href = to.href
      }
    }
    showPrices()
  } catch {
    // The page stands without them.
  }
}

const places = [...document.querySelectorAll('[data-rooms-in]')]
if (places.length > 0) showRoomPrices()

/** From how much rooms are sold in the places that this page names. Everybody shares the page, and prices move. */
async function showRoomPrices() {
  try {
    const answer = await window.fetch(`${document.documentElement.dataset.api ?? ''}/api/shop/stay-prices`)
    const known = answer.ok ? await answer.json() : []
    for (const place of places) {
      const found = known.find(({ location }) => location === place.dataset.roomsIn.trim())
      if (!found) continue
      const price = priceElement('span', found.perNight)
      place.append(' · rooms from ', price, ` a night, ${dayOf(found.checkIn)} to ${dayOf(found.checkOut)}`)
      // The link leads to the days of that price.
      for (const link of place.closest('li').querySelectorAll('a[href*="checkIn="]')) {
        const to = new URL(link.href)
        to.searchParams.set('checkIn', found.checkIn)
        to.searchParams.set('checkOut', found.checkOut)
        link.href = to.href
      }
    }
    showPrices()
  } catch {
    // The page stands without them.
  }
}
